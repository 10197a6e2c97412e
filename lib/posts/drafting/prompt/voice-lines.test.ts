import { describe, expect, it } from "vitest";
import { COUNTRIES } from "@/lib/brand/voice/constants";
import { NOTHING_SAID } from "@/lib/brand/voice/rules";
import type { Voice } from "@/lib/brand/voice/types";
import { LANGUAGES, type Language } from "@/lib/posts/constants";
import { varietyOf } from "./varieties";
import { regionLines } from "./voice-lines";

const said = (parts: Partial<Voice>): Voice => ({ ...NOTHING_SAID, ...parts });
const linesOf = (language: Language, timeZone: string, parts: Partial<Voice> = {}) =>
  regionLines(language, { timeZone, voice: said(parts) }).join("\n");

describe("varietyOf", () => {
  it.each<[Language, string, string | null]>([
    ["portuguese", "Europe/Lisbon", "PT"],
    ["portuguese", "America/Sao_Paulo", "BR"],
    ["portuguese", "Europe/Zurich", "PT"],
    ["english", "Europe/London", "GB"],
    ["english", "America/Chicago", "US"],
    ["english", "Europe/Budapest", "GB"],
    ["english", "Asia/Tokyo", null],
    ["english", "UTC", null],
    ["german", "Europe/Vienna", "AT"],
    ["german", "Europe/Zurich", "CH"],
    ["german", "Asia/Tokyo", null],
    ["french", "America/Toronto", "CA"],
    ["spanish", "America/Mexico_City", "MX"],
    ["spanish", "America/Guatemala", "MX"],
    ["spanish", "Atlantic/Canary", "ES"],
    ["italian", "Europe/Rome", "IT"],
    ["hungarian", "Europe/Budapest", null],
  ])("of %s in %s is that of %s", (language, timeZone, country) => {
    expect(varietyOf(language, { timeZone })).toBe(country);
  });

  it("is what the owner has chosen, whatever the zone", () => {
    const place = { timeZone: "Europe/Lisbon", voice: said({ country: "BR" }) };
    expect(varietyOf("portuguese", place)).toBe("BR");
    expect(varietyOf("english", place)).toBe("US");
    expect(varietyOf("german", { ...place, voice: said({ country: "AT" }) })).toBe("AT");
  });

  it("knows each country that can be chosen, for some language", () => {
    const found = COUNTRIES.filter((country) =>
      LANGUAGES.some(
        (language) => varietyOf(language, { timeZone: "UTC", voice: said({ country }) }) === country,
      ),
    );
    expect([...found, "HU"].sort()).toEqual([...COUNTRIES].sort());
  });
});

describe("regionLines", () => {
  it("name the variety and the form of address in the words of the language", () => {
    expect(linesOf("portuguese", "Europe/Lisbon", { address: "FAMILIAR" })).toBe(
      [
        "Region: European Portuguese (pt-PT), its words and its spelling",
        'Form of address: "tu", and "vocês" to several; never "você"',
      ].join("\n"),
    );
    expect(linesOf("portuguese", "America/Sao_Paulo", { address: "FAMILIAR" })).toContain('"você"');
    expect(linesOf("spanish", "America/Argentina/Buenos_Aires", { address: "FAMILIAR" })).toContain('"vos"');
    expect(linesOf("hungarian", "Europe/Budapest", { address: "POLITE" })).toBe(
      'Form of address: "Ön", and "Önök" to several; never "te" or "ti"',
    );
  });

  it("ask for one form where none is chosen, and for none in English", () => {
    expect(linesOf("german", "Europe/Berlin")).toContain("Form of address: one and the same");
    expect(linesOf("english", "Europe/London", { address: "POLITE" })).not.toContain("Form of address");
  });
});
