import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { type Place, listPlaces, loadCities } from "@/lib/i18n/places";

/**
 * The places whose time can be chosen, in the language of the interface; empty until they have loaded.
 * @param zone the saved zone, which this browser need not list
 */
export function usePlaces(zone: string): readonly Place[] {
  const locale = useLocale();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let stopped = false;
    // Offline the cities have their English names.
    void loadCities(locale)
      .catch(() => ({}))
      .then((cities) => {
        if (!stopped) setPlaces(listPlaces(locale, cities, [zone]));
      });
    return () => {
      stopped = true;
    };
  }, [locale, zone]);
  return places;
}
