import { getMessages, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import type { WithCities } from "@/lib/i18n/load-messages";
import { AdditionalMessages } from "./additional-messages";

/** Provides the names of the viewer's time zone, and of another one, in the language of the interface (`useZoneCity`). */
export async function CityNames({ zone, children }: { zone?: string; children: ReactNode }) {
  const [{ Cities }, viewerZone] = await Promise.all([getMessages() as Promise<WithCities>, getTimeZone()]);
  const names = Object.fromEntries([viewerZone, zone].flatMap((each) => nameOf(each, Cities)));
  return <AdditionalMessages texts={JSON.stringify({ Cities: names })}>{children}</AdditionalMessages>;
}

function nameOf(zone: string | undefined, cities: WithCities["Cities"]): [string, string][] {
  const name = zone && cities?.[zone];
  return name ? [[zone, name]] : [];
}
