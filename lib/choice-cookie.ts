/** How long a browser keeps what was chosen in it (language, theme, time zone), in seconds: a year. */
export const CHOICE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice in this browser, for the server to read; without a value it is forgotten. */
export function keepChoice(name: string, value?: string): void {
  const age = value === undefined ? 0 : CHOICE_MAX_AGE_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? "")}; path=/; max-age=${age}; samesite=lax`;
}
