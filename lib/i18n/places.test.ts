import { describe, expect, it } from "vitest";
import { LOCALES } from "./locales";
import { countryOfZone, findPlaces, listPlaces, loadCities } from "./places";

const firstOf = async (locale: (typeof LOCALES)[number], typed: string) =>
  findPlaces(listPlaces(locale, await loadCities(locale)), typed)[0];

describe("countryOfZone", () => {
  it.each([
    ["Asia/Kolkata", "IN"],
    ["Asia/Calcutta", "IN"],
    ["America/Argentina/Buenos_Aires", "AR"],
    ["Europe/Kyiv", "UA"],
    ["UTC", undefined],
    ["Nowhere/At_All", undefined],
  ])("of %s is %s, by the zone's new and old names", (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });
});

describe("places", () => {
  it.each([
    ["en", "budap", "Europe/Budapest", "Budapest"],
    ["en", "hungary", "Europe/Budapest", "Budapest"],
    ["hu", "bécs", "Europe/Vienna", "Bécs"],
    ["hu", "becs", "Europe/Vienna", "Bécs"],
    ["hu", "magyar", "Europe/Budapest", "Budapest"],
    ["de", "wien", "Europe/Vienna", "Wien"],
    ["de", "Österreich", "Europe/Vienna", "Wien"],
    ["fr", "Londres", "Europe/London", "Londres"],
    ["es", "nueva york", "America/New_York", "Nueva York"],
    ["it", "Parigi", "Europe/Paris", "Parigi"],
    ["pt", "sao paulo", "America/Sao_Paulo", "São Paulo"],
    ["en", "Europe/Vienna", "Europe/Vienna", "Vienna"],
    ["en", "new_york", "America/New_York", "New York"],
  ] as const)("in %s, %s finds %s", async (locale, typed, zone, city) => {
    expect(await firstOf(locale, typed)).toMatchObject({ zone, city });
  });

  it.each(LOCALES)(
    "in %s, no place is named by an underscore, and every one can be found",
    async (locale) => {
      const places = listPlaces(locale, await loadCities(locale), ["UTC"]);
      expect(places.length).toBeGreaterThan(400);
      for (const place of places) {
        expect(place.city).not.toMatch(/[_/]/);
        expect(findPlaces(places, place.city)).toContain(place);
      }
    },
  );

  it("finds nothing for what is no place", async () => {
    expect(await firstOf("en", "xyzzy")).toBeUndefined();
  });
});
