import { useRouter } from "next/navigation";
import { useState } from "react";
import { keepChoice } from "@/lib/choice-cookie";
import { THEMES, THEME_COOKIE, themeOf } from "@/lib/theme";

/** The theme that the page wears by choice; the document's own class is where the server has put it. */
function worn(): string {
  const { classList } = document.documentElement;
  return THEMES.find((one) => classList.contains(one)) ?? "system";
}

/** The theme that was chosen on this device (`light`, `dark` or `system`), and how to choose another. */
export function useTheme() {
  const router = useRouter();
  const [theme, show] = useState(worn);
  const setTheme = (chosen: string) => {
    const kept = themeOf(chosen);
    keepChoice(THEME_COOKIE, kept);
    for (const one of THEMES) document.documentElement.classList.toggle(one, one === kept);
    show(kept ?? "system");
    // Pictures of the product come from the server in the theme of the page.
    router.refresh();
  };
  return { theme, setTheme };
}
