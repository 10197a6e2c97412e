/** The cookie with the theme chosen on this device. Without it the page follows the system's. */
export const THEME_COOKIE = "theme";

/** The themes; each is the class of a page's root element. */
export const THEMES = ["light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that a cookie's value names, or undefined. */
export const themeOf = (value: string | undefined): Theme | undefined =>
  THEMES.find((theme) => theme === value);

/** The colour of a phone's browser bar: the background of each theme. */
export const BAR_COLORS = [
  { media: "(prefers-color-scheme: light)", color: "#fbf9f5" },
  { media: "(prefers-color-scheme: dark)", color: "#171411" },
];
