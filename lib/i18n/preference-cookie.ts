/** How long a browser keeps a choice (language, theme, time zone), in seconds: a year. */
export const PREFERENCE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Saves a choice in a cookie for the server to read; without a value the cookie is deleted. */
export function savePreference(name: string, value?: string): void {
  const age = value === undefined ? 0 : PREFERENCE_MAX_AGE_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? "")}; path=/; max-age=${age}; samesite=lax`;
}
