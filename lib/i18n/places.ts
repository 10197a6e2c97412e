import { type Locale } from "./locales";
import { canonicalTimeZone, zoneCity } from "./time-zone";

/** A time zone as people look for it: by its city and its country, in their language. */
export type Place = { zone: string; city: string; country: string };

type Cities = Readonly<Record<string, string>>;

/**
 * The cities of time zones in a language, where they differ from the zone's own name.
 * Source: Unicode CLDR 48.2, `exemplarCity` of timeZoneNames (Unicode License V3).
 */
export async function loadCities(locale: Locale): Promise<Cities> {
  return ((await import(`./cities/${locale}.json`)) as { default: Cities }).default;
}

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

let countries: ReadonlyMap<string, string> | null = null;

/** The code of each time zone's country, kept, since asking takes a while; empty in a browser that does not know. */
function countriesOfZones(): ReadonlyMap<string, string> {
  if (countries) return countries;
  const found = new Map<string, string>();
  const known = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    if (!known.of(code)) continue;
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      getTimeZones?: () => string[] | undefined;
      timeZones?: string[];
    };
    // Of a country that was called otherwise once (UK, FX) the locale has today's code.
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? [])
      found.set(zone, locale.region ?? code);
  }
  countries = found;
  return found;
}

/**
 * The code of the country that a time zone belongs to, by any of its names; undefined for UTC and others of no country.
 */
export function countryOfZone(zone: string): string | undefined {
  const codes = countriesOfZones();
  return codes.get(zone) ?? codes.get(canonicalTimeZone(zone) ?? "");
}

/** Every time zone of this runtime, and `others`, in order of their cities. */
export function listPlaces(locale: Locale, cities: Cities, others: readonly string[] = []): Place[] {
  const codes = countriesOfZones();
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const zones = new Set([...others, ...Intl.supportedValuesOf("timeZone")]);
  const { compare } = new Intl.Collator(locale);
  return Array.from(zones, (zone) => {
    const code = codes.get(zone);
    return { zone, city: cities[zone] ?? zoneCity(zone), country: code ? (names.of(code) ?? "") : "" };
  }).sort((a, b) => compare(a.city, b.city));
}

/** Without accents and capital letters, which people leave out when they search. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/** How well a place fits what was typed: 0 its city begins so, 1 its country, 2 a word within, 3 not at all. */
function rank({ zone, city, country }: Place, typed: string): number {
  if (plain(city).startsWith(typed)) return 0;
  if (plain(country).startsWith(typed)) return 1;
  const words = plain(`${city} ${country} ${zone.replaceAll(/[/_]/g, " ")}`);
  return words.includes(` ${typed}`) || words.startsWith(typed) ? 2 : 3;
}

/** The places that fit what was typed, the best first; all of them for an empty text. */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const wanted = plain(typed.trim()).replaceAll(/[/_]/g, " ");
  if (wanted === "") return places;
  return places
    .map((place) => ({ place, fits: rank(place, wanted) }))
    .filter(({ fits }) => fits < 3)
    .sort((a, b) => a.fits - b.fits)
    .map(({ place }) => place);
}
