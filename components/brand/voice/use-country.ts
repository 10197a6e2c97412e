import { useLocale } from "next-intl";

/** Names a country in the language of the screen. */
export function useCountry() {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code: string) => names.of(code) ?? code;
}
