import { Laptop, Smartphone } from "lucide-react";
import { getFormatter, getNow, getTranslations } from "next-intl/server";
import { EndOtherSessions, EndSession } from "@/components/accounts/end-session";
import { Badge } from "@/components/ui/badge";
import { describeDevice } from "@/lib/accounts/rules";
import type { SessionLine } from "@/lib/accounts/types";

type SessionListProps = {
  sessions: readonly SessionLine[];
  /** The session that looks at the page. */ here: string;
};

/** The devices that are signed in, this one first, each with the way to sign it out. */
export async function SessionList({ sessions, here }: SessionListProps) {
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
        {ordered.map(({ id, userAgent, createdAt, lastSeenAt }) => {
          const Icon = /iPhone|Android|Mobile/.test(userAgent) ? Smartphone : Laptop;
          const since = format.dateTime(new Date(createdAt), { dateStyle: "medium" });
          const when = format.relativeTime(new Date(lastSeenAt), now);
          return (
            <li key={id} className="flex items-center gap-3 py-3">
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className="size-5 shrink-0 self-start mt-0.5 text-ink-soft"
              />
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-medium">{nameOf(userAgent)}</p>
                  <p className="text-sm text-ink-soft">
                    {id === here ? t("since", { since }) : t("used", { when, since })}
                  </p>
                </div>
                {id === here ? (
                  <Badge variant="press">{t("here")}</Badge>
                ) : (
                  <EndSession id={id} device={nameOf(userAgent)} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {ordered.length > 1 ? <EndOtherSessions /> : <p className="text-sm text-ink-soft">{t("alone")}</p>}
    </div>
  );
}
