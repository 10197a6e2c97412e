import { getFormatter, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { ACTIVITY_LINES } from "@/lib/audit/constants";
import { type ActivityDescription, describeActivity } from "@/lib/audit/describe-activity";
import { describeDevice } from "@/lib/accounts/rules";
import type { AuditLine } from "@/lib/audit/types";

type ActivityListProps = {
  lines: readonly AuditLine[];
  /** Whether the list is complete. */
  all: boolean;
};

/** The account's activity: time, event and details. */
export async function ActivityList({ lines, all }: ActivityListProps) {
  const [t, device, format] = await Promise.all([
    getTranslations("Settings.activity"),
    getTranslations("Settings.sessions"),
    getFormatter(),
  ]);
  if (lines.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  const sourceOf = ({ userAgent, address }: ActivityDescription) => {
    const known = describeDevice(userAgent);
    const deviceName = known?.system ? device("device", { ...known, system: known.system }) : known?.browser;
    return [deviceName, address].filter(Boolean).join(" · ");
  };
  return (
    <>
      <ul className="divide-y *:first:pt-0 *:last:pb-0">
        {lines.map((line) => {
          const activity = describeActivity(line);
          return (
            <li key={line.id} className="grid gap-x-4 py-2.5 sm:grid-cols-[1fr_auto] sm:items-baseline">
              <p className="min-w-0">
                <span className="font-medium">
                  {activity.key ? t(activity.key, activity.values) : line.kind}
                </span>
                <span className="block text-sm break-words text-ink-soft">{sourceOf(activity)}</span>
              </p>
              <time dateTime={line.at} className="text-sm text-ink-soft tabular-nums">
                {format.dateTime(new Date(line.at), "moment")}
              </time>
            </li>
          );
        })}
      </ul>
      {!all && lines.length === ACTIVITY_LINES.first && (
        <p className="mt-4">
          <Link href="/settings?activity=all#activity" className="text-link text-[0.9375rem]">
            {t("more")}
          </Link>
        </p>
      )}
    </>
  );
}
