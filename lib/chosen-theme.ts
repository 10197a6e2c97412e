import "server-only";
import { cookies } from "next/headers";
import { THEME_COOKIE, type Theme, themeOf } from "./theme";

/** The theme that was chosen in the browser that asks, or undefined where it goes by the system's. */
export async function chosenTheme(): Promise<Theme | undefined> {
  return themeOf((await cookies()).get(THEME_COOKIE)?.value);
}
