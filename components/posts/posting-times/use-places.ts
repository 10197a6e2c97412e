import { useLocale } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { type Place, listPlaces, loadCities } from "@/lib/i18n/places";
import { zoneCity } from "@/lib/i18n/time-zone";

/** The names of cities in the language of the interface, by time zone; null until they have loaded. */
function useCities(): Readonly<Record<string, string>> | null {
  const locale = useLocale();
  const [cities, setCities] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    let stopped = false;
    // Offline the cities have their English names.
    void loadCities(locale)
      .catch(() => ({}))
      .then((loaded) => {
        if (!stopped) setCities(loaded);
      });
    return () => {
      stopped = true;
    };
  }, [locale]);
  return cities;
}

/**
 * The places whose time can be chosen, in the language of the interface; empty until they have loaded.
 * @param zone the saved zone, which this browser need not list
 */
export function usePlaces(zone: string): readonly Place[] {
  const locale = useLocale();
  const cities = useCities();
  return useMemo(() => (cities ? listPlaces(locale, cities, [zone]) : []), [locale, cities, zone]);
}

/** The city of any time zone; in English until the names have loaded. */
export function useCityOf(zone: string): string {
  return useCities()?.[zone] ?? zoneCity(zone);
}
