import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/i18n/locales";
import { shownText } from "../../../tests/shown-text";
import { useTimeText } from "./use-time-text";

const exact = (locale: Locale, browser: string, clock: string, timeZone = "UTC") =>
  shownText(() => useTimeText().exact(`2026-11-23T${clock}:00Z`), { locale, browser, timeZone });

describe("the hour of a moment", () => {
  it.each([
    ["es", "es", "01:15", "a la 1:15,"],
    ["es", "es", "02:15", "a las 2:15,"],
    ["es", "es", "13:15", "a las 13:15,"],
    ["es", "es", "11:01", "a las 11:01,"],
    ["es", "en-US", "13:15", "a la 1:15 p. m.,"],
    ["es", "en-US", "10:15", "a las 10:15 a. m.,"],
    ["it", "it", "01:15", "all’1:15,"],
    ["it", "it", "02:15", "alle 2:15,"],
    ["it", "en-US", "13:15", "all’1:15 PM,"],
    ["pt", "pt-BR", "01:15", "à 1:15,"],
    ["pt", "pt-BR", "21:15", "às 21:15,"],
    ["pt", "en-US", "13:15", "à 1:15 PM,"],
    ["fr", "fr", "01:15", "à 1:15,"],
    ["de", "de", "01:15", "um 1:15,"],
    ["en", "en-US", "13:15", "at 1:15 PM,"],
    ["hu", "hu", "01:15", " 1:15,"],
  ] as const)("in %s with the clock of %s, %s", async (locale, browser, clock, words) =>
    expect(await exact(locale, browser, clock)).toContain(words),
  );
});

describe("the zone of a moment", () => {
  it.each([
    ["de", "Europe/Vienna", "Ortszeit Wien"],
    ["hu", "Europe/Vienna", "Bécs ideje szerint"],
    ["fr", "Europe/London", "heure locale à Londres"],
    ["it", "Europe/Paris", "ora di Parigi"],
    ["en", "Europe/Vienna", "Vienna time"],
    ["de", "UTC", "UTC"],
  ] as const)("in %s of %s", async (locale, zone, words) =>
    expect(await exact(locale, "en-US", "12:00", zone)).toMatch(new RegExp(`, ${words}$`)),
  );
});
