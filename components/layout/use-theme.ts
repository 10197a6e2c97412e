import { useRouter } from "next/navigation";
import { useState } from "react";
import { THEME_COOKIE, THEME_MAX_AGE_SECONDS, themeOf } from "@/lib/theme";

const themes = ["light", "dark"] as const;

/** The theme that the page wears by choice; the document's own class is where the server has put it. */
function worn(): string {
  const { classList } = document.documentElement;
  return themes.find((one) => classList.contains(one)) ?? "system";
}

/** The theme that was chosen on this device (`light`, `dark` or `system`), and how to choose another. */
export function useTheme() {
  const router = useRouter();
  const [theme, show] = useState(worn);
  const setTheme = (chosen: string) => {
    const kept = themeOf(chosen);
    document.cookie = `${THEME_COOKIE}=${kept ?? ""}; path=/; max-age=${kept ? THEME_MAX_AGE_SECONDS : 0}; samesite=lax`;
    for (const one of themes) document.documentElement.classList.toggle(one, one === kept);
    show(kept ?? "system");
    // Pictures of the product come from the server in the theme of the page.
    router.refresh();
  };
  return { theme, setTheme };
}
