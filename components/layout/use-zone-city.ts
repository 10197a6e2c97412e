import { useMessages } from "next-intl";
import type { WithCities } from "@/lib/i18n/load-messages";
import { zoneCity } from "@/lib/i18n/time-zone";

/**
 * Names a time zone by its city, in the language of the interface. In the browser it knows
 * the zones that `CityNames` has sent, which are the viewer's and a page's own; another one has its English name.
 */
export function useZoneCity(): (zone: string) => string {
  const { Cities } = useMessages() as WithCities;
  return (zone) => Cities?.[zone] ?? zoneCity(zone);
}
