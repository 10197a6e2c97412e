import { describe, expect, it } from "vitest";
import { LANGUAGES, LOCALES, negotiateLocale, requestLocale } from "./locales";

describe("the language of a request", () => {
  it.each([
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["xx,hu;q=0.5,en;q=0.4", "hu"],
    ["en;q=0.3, fr;q=0.9", "fr"],
    ["en-US,en;q=0.9", "en"],
    ["PT-br", "pt"],
    ["it;q=0, es", "es"],
    ["it;q=0", "en"],
    ["ja, *;q=0.5, de;q=0.4", "en"],
    ["ja", "en"],
    ["de;q=words, fr", "fr"],
    ["; , ;;q", "en"],
    ["", "en"],
    [null, "en"],
    ["x,".repeat(5_000), "en"],
  ])("Accept-Language: %s is answered in %s", (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  it("is the chosen one where one of ours was chosen", () => {
    expect(requestLocale("hu", "de")).toBe("hu");
    expect(requestLocale("xx", "de")).toBe("de");
    expect(requestLocale("../../etc", null)).toBe("en");
    expect(requestLocale(undefined, undefined)).toBe("en");
  });

  it("has a name in itself for each", () => {
    expect(Object.keys(LANGUAGES)).toEqual([...LOCALES]);
    for (const locale of LOCALES) {
      const own = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? "";
      expect(LANGUAGES[locale].name.toLowerCase()).toBe(own.toLowerCase());
      expect(LANGUAGES[locale].openGraph.slice(0, 2)).toBe(locale);
    }
  });
});
