import "server-only";
import { cookies } from "next/headers";
import { THEME_COOKIE, type Theme, themeOf } from "./theme";

/** The theme chosen in the requesting browser, or undefined if it follows the system's. */
export async function chosenTheme(): Promise<Theme | undefined> {
  return themeOf((await cookies()).get(THEME_COOKIE)?.value);
}
