"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { useFormatter } from "@/components/layout/use-formatter";
import { useZoneCity } from "@/components/layout/use-zone-city";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { NativeSwitch } from "@/components/ui/native-switch";
import { api } from "@/lib/http/api-client";
import type { DigestChoice, DigestSettings } from "@/lib/digests/types";

/** A Monday, from which the days of a week are named. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const HALF_HOUR = 30;

/** Every half hour, and the time that was chosen otherwise. */
const minutesWith = (chosen: number) =>
  [...new Set([...Array.from({ length: 48 }, (_, index) => index * HALF_HOUR), chosen])].sort(
    (a, b) => a - b,
  );

type DigestSwitchProps = { digest: DigestSettings; canPush: boolean };

/** Day, hour and channels of the weekly digest; each change is saved at once, and undone if that fails. */
export function DigestSwitch({ digest: saved, canPush }: DigestSwitchProps) {
  const [t, moment] = [useTranslations("Settings.letter"), useTranslations("Posts.moment")];
  const format = useFormatter();
  const [digest, setDigest] = useState(saved);
  const { run } = useWrite<DigestChoice, DigestSettings>({
    send: (body) => api<DigestSettings>("/api/settings/letter", { method: "PUT", body }),
    scope: "letter",
    show: (choice) => {
      setDigest((before) => ({ ...before, ...choice }));
      return () => setDigest(digest);
    },
    failed: { title: t("failed") },
    // The next choice may have been made meanwhile: only what follows from one is taken.
    onSuccess: ({ nextAt, timeZone }) => setDigest((now) => ({ ...now, nextAt, timeZone })),
  });
  const { weekday, minute, mail, push, nextAt, timeZone } = digest;
  const city = useZoneCity()(timeZone);
  const zone = moment("zone", { city, utc: String(/^(UTC|GMT)/.test(city)) });
  const change = (part: Partial<DigestChoice>) => void run({ weekday, minute, mail, push, ...part });
  const clock = (minutes: number) =>
    format.dateTime(new Date(MONDAY + minutes * 60_000), "clock", { timeZone: "UTC" });
  const dayName = (day: number) =>
    format.dateTime(new Date(MONDAY + (day - 1) * DAY_MS), { weekday: "long", timeZone: "UTC" });
  return (
    <div className="grid max-w-text gap-4">
      <Toggle label={t("mail")} on={mail} onChange={(on) => change({ mail: on })} />
      {canPush && <Toggle label={t("push")} on={push} onChange={(on) => change({ push: on })} />}
      <div className="flex flex-wrap gap-3">
        <Field label={t("day")} className="min-w-36 flex-1">
          <NativeSelect value={weekday} onChange={(event) => change({ weekday: Number(event.target.value) })}>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <option key={day} value={day}>
                {dayName(day)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t("time")} className="min-w-36 flex-1">
          <NativeSelect value={minute} onChange={(event) => change({ minute: Number(event.target.value) })}>
            {minutesWith(minute).map((minutes) => (
              <option key={minutes} value={minutes}>
                {clock(minutes)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {nextAt === null
          ? t("none")
          : t("next", {
              when: `${format.dateTime(new Date(nextAt), "moment", { timeZone })}, ${zone}`,
            })}
      </p>
    </div>
  );
}

function Toggle({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <NativeSwitch id={id} checked={on} onCheckedChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
