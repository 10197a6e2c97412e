import { useSyncExternalStore } from "react";
import { THEME_EVENT, THEME_KEY } from "./theme-script";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(THEME_EVENT, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(THEME_EVENT, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** The theme that was chosen on this device (`light`, `dark` or `system`), and how to choose another. */
export function useTheme() {
  const theme = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(THEME_KEY) ?? "system",
    () => "system",
  );
  const setTheme = (chosen: string) => {
    localStorage.setItem(THEME_KEY, chosen);
    window.dispatchEvent(new Event(THEME_EVENT));
  };
  return { theme, setTheme };
}
