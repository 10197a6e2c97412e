import { Laptop, Smartphone } from "lucide-react";
import { getFormatter, getNow, getTranslations } from "next-intl/server";
import { EndOtherSessions, EndSession } from "./end-session";
import type { AccessChoiceProps } from "@/components/accounts/credentials/login/access-choice";
import { SettingsItem } from "@/components/accounts/settings/settings-item";
import { Badge } from "@/components/ui/badge";
import { describeDevice } from "@/lib/accounts/rules";
import type { SessionLine } from "@/lib/accounts/types";

type SessionListProps = {
  sessions: readonly SessionLine[];
  /** The session viewing this page. */
  here: string;
  /** What the others have made. */
  access: AccessChoiceProps | null;
};

/** The signed-in devices, this one first, each with a button to sign it out. */
export async function SessionList({ sessions, here, access }: SessionListProps) {
  const [t, format, now] = await Promise.all([
    getTranslations("Settings.sessions"),
    getFormatter(),
    getNow(),
  ]);
  const ordered = [...sessions].sort((a, b) => Number(b.id === here) - Number(a.id === here));
  const nameOf = (userAgent: string) => {
    const device = describeDevice(userAgent);
    if (!device) return t("unknown");
    return device.system ? t("device", { ...device, system: device.system }) : device.browser;
  };
  return (
    <div className="grid gap-4">
      <ul className="divide-y border-b *:first:pt-0">
        {ordered.map(({ id, userAgent, createdAt, lastSeenAt, calendar }) => {
          const Icon = /iPhone|Android|Mobile/.test(userAgent) ? Smartphone : Laptop;
          const since = format.dateTime(new Date(createdAt), { dateStyle: "medium" });
          const when = format.relativeTime(new Date(lastSeenAt), now);
          const text = id === here ? t("since", { since }) : t("used", { when, since });
          return (
            <SettingsItem
              key={id}
              icon={Icon}
              title={nameOf(userAgent)}
              text={calendar && id !== here ? `${text}. ${t("calendar")}` : text}
            >
              {id === here ? (
                <Badge variant="secondary">{t("here")}</Badge>
              ) : (
                <EndSession id={id} device={nameOf(userAgent)} />
              )}
            </SettingsItem>
          );
        })}
      </ul>
      {ordered.length > 1 ? (
        <EndOtherSessions access={access} />
      ) : (
        <p className="text-sm text-ink-soft">{t("alone")}</p>
      )}
    </div>
  );
}
