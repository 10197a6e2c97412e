"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldNote } from "@/components/ui/field";
import { NativeSwitch } from "@/components/ui/native-switch";
import { parseHours } from "@/lib/brand/hours/rules";
import type { Fact } from "@/lib/brand/facts/types";
import { FactFormButtons } from "@/components/brand/facts/fact-form-buttons";
import {
  type DayDraft,
  draftOf,
  hasBreak,
  hoursTextOf,
  withBreaks,
  withDay,
  withMondayOnWeekdays,
} from "./hours-draft";
import { useFactWrites } from "@/components/brand/facts/use-fact-writes";
import { useHoursTexts } from "./use-hours-texts";

type HoursFormProps = { fact: Fact | null; onDone: () => void };

/** The opening hours of a week, a row a day. Load it lazily. */
export function HoursForm({ fact, onDone }: HoursFormProps) {
  const t = useTranslations("Facts.hours");
  const [draft, setDraft] = useState(() => draftOf(fact && parseHours(fact.text)));
  const [isInvalid, setInvalid] = useState(false);
  const { add, change, remove, busy } = useFactWrites();
  const breaks = useId();
  const edit = (next: typeof draft) => {
    setDraft(next);
    setInvalid(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = hoursTextOf(draft);
    if (text === null) return setInvalid(true);
    const kind = "OPENING_HOURS";
    const saved = fact ? await change({ fact, text }) : await add({ kind, text, from: null, until: null });
    if (saved) onDone();
  };
  return (
    <form data-toast-scope noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 py-3">
      <ul className="grid divide-y">
        {draft.map((day, at) => (
          <DayRow
            key={at}
            day={at}
            draft={day}
            isInvalid={isInvalid && hoursTextOf(withOnly(draft, at)) === null}
            onChange={(part) => edit(withDay(draft, at, part))}
          />
        ))}
      </ul>
      {isInvalid && <FieldNote error={t("invalid")} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => edit(withMondayOnWeekdays(draft))}>
          {t("copyMonday")}
        </Button>
        <label htmlFor={breaks} className="flex min-h-control items-center gap-3">
          <NativeSwitch
            id={breaks}
            checked={hasBreak(draft)}
            onCheckedChange={(on) => edit(withBreaks(draft, on))}
          />
          {t("breaks")}
        </label>
      </div>
      <FactFormButtons
        busy={busy}
        onCancel={onDone}
        onRemove={fact ? () => void remove(fact).then((gone) => gone && onDone()) : undefined}
      />
    </form>
  );
}

/** The week with all days but one closed: whether that one is right. */
const withOnly = (draft: DayDraft[], day: number) =>
  draft.map((one, at) => (at === day ? one : { ...one, open: false }));

type DayRowProps = {
  day: number;
  draft: DayDraft;
  isInvalid: boolean;
  onChange: (change: Partial<DayDraft>) => void;
};

function DayRow({ day, draft: { open, times }, isInvalid, onChange }: DayRowProps) {
  const t = useTranslations("Facts.hours");
  const { dayName } = useHoursTexts();
  const name = dayName(day);
  const time = (index: number, part: "from" | "to") => (
    <input
      type="time"
      aria-label={t(part, { day: name })}
      aria-invalid={isInvalid || undefined}
      value={times[index]?.[part] ?? ""}
      onChange={({ target }) =>
        onChange({ times: times.map((one, at) => (at === index ? { ...one, [part]: target.value } : one)) })
      }
      className="control-frame h-control w-auto min-w-0 flex-1 px-2 tabular-nums sm:flex-none [&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
  return (
    <li className="flex items-start gap-3 py-1.5">
      <label className="flex min-h-control w-24 shrink-0 items-center gap-3">
        <NativeSwitch
          aria-label={t("openOn", { day: name })}
          checked={open}
          onCheckedChange={(on) => onChange({ open: on })}
        />
        <span aria-hidden>{dayName(day, "short")}</span>
      </label>
      {open ? (
        <div className="grid min-w-0 flex-1 gap-1.5">
          {times.map((_, index) => (
            <div key={index} className="flex items-center gap-1.5">
              {time(index, "from")}
              <span aria-hidden>–</span>
              {time(index, "to")}
            </div>
          ))}
        </div>
      ) : (
        <p className="flex min-h-control items-center text-ink-soft">{t("closed")}</p>
      )}
    </li>
  );
}
