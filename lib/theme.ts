/** The cookie of the theme that was chosen on this device. Without it the page goes by the system's. */
export const THEME_COOKIE = "theme";

/** The themes, each by the class that a page in it wears. */
export const THEMES = ["light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that a cookie's value names, or undefined. */
export const themeOf = (value: string | undefined): Theme | undefined =>
  THEMES.find((theme) => theme === value);

/** What a phone colours its bar with: the paper of each theme. */
export const BAR_COLORS = [
  { media: "(prefers-color-scheme: light)", color: "#fbf9f5" },
  { media: "(prefers-color-scheme: dark)", color: "#171411" },
];
