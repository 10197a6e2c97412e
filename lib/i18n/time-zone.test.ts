import { describe, expect, it } from "vitest";
import { hasTwelveHours, zoneCity } from "./time-zone";

describe("the clock of a locale", () => {
  it.each([
    ["en-US", true],
    ["en-GB", false],
    ["hu-HU", false],
    ["de-DE", false],
    ["pt-BR", false],
    ["en-AU", true],
    ["hi-IN", true],
  ])("%s shows AM and PM: %s", (locale, twelve) => expect(hasTwelveHours(locale)).toBe(twelve));
});

describe("the place that names a zone", () => {
  it.each([
    ["Europe/Budapest", "Budapest"],
    ["America/New_York", "New York"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires"],
    ["UTC", "UTC"],
    ["Etc/GMT+3", "GMT+3"],
  ])("%s: %s", (zone, city) => expect(zoneCity(zone)).toBe(city));
});
