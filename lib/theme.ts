/** The cookie of the theme that was chosen on this device. Without it the page goes by the system's. */
export const THEME_COOKIE = "theme";
export const THEME_MAX_AGE_SECONDS = 365 * 24 * 3600;

export type Theme = "light" | "dark";

/** The theme that a cookie's value names, or undefined. */
export const themeOf = (value: string | undefined): Theme | undefined =>
  value === "light" || value === "dark" ? value : undefined;
