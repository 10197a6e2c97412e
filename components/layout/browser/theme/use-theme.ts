import { useRouter } from "next/navigation";
import { useState } from "react";
import { savePreference } from "@/lib/i18n/preference-cookie";
import { THEMES, THEME_COOKIE, themeOf } from "./theme";

/** The explicitly chosen theme; the server sets it as a class of the document element. */
function appliedTheme(): string {
  const { classList } = document.documentElement;
  return THEMES.find((theme) => classList.contains(theme)) ?? "system";
}

/** The theme chosen on this device (`light`, `dark` or `system`), and its setter. */
export function useTheme() {
  const router = useRouter();
  const [theme, show] = useState(appliedTheme);
  const setTheme = (chosen: string) => {
    const kept = themeOf(chosen);
    savePreference(THEME_COOKIE, kept);
    for (const name of THEMES) document.documentElement.classList.toggle(name, name === kept);
    show(kept ?? "system");
    // Product screenshots are rendered by the server for the chosen theme.
    router.refresh();
  };
  return { theme, setTheme };
}
