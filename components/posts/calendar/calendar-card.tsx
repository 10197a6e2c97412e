import { getTranslations } from "next-intl/server";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import type { CalendarFeed } from "@/lib/posts/calendar/types";
import { CalendarSwitch } from "./calendar-switch";

/** Settings: the secret address at which the owner's own calendar reads the week. */
export async function CalendarCard({
  feed,
  confirmation,
}: {
  feed: CalendarFeed;
  confirmation: Confirmation;
}) {
  const t = await getTranslations("Settings.calendar");
  return (
    <SettingsCard id="calendar" title={t("title")} text={t("text")}>
      <CalendarSwitch since={feed.createdAt} confirmation={confirmation} />
    </SettingsCard>
  );
}
