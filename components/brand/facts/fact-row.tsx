import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import type { ReactNode } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import { parseHours } from "@/lib/brand/hours/rules";
import type { Fact } from "@/lib/brand/facts/types";
import { useFactTexts } from "./use-fact-texts";
import { useFactWrites } from "./use-fact-writes";
import { useHoursTexts } from "./hours/use-hours-texts";
import type { Opened } from "./use-opened";

export const FactForm = dynamic(
  () => keepTrying(() => import("./fact-form")).then((module) => module.FactForm),
  { loading: PartLoading },
);
export const HoursForm = dynamic(
  () => keepTrying(() => import("./hours/hours-form")).then((module) => module.HoursForm),
  { loading: PartLoading },
);

const EndProposal = dynamic(
  () => keepTrying(() => import("./end-proposal")).then((module) => module.EndProposal),
  { loading: PartLoading },
);

type FactRowProps = { fact: Fact; timeZone: string; opened: Opened };

/** A fact with its days; its form opens in its place. */
export function FactRow({ fact, timeZone, opened }: FactRowProps) {
  const t = useTranslations("Facts");
  const { nameOf, spanOf } = useFactTexts(timeZone);
  const now = useNow();
  if (opened.id === fact.id) {
    const isUsualHours = fact.kind === "OPENING_HOURS" && fact.from === null && fact.until === null;
    return (
      <li>
        {isUsualHours ? (
          <HoursForm fact={fact} onDone={opened.close} />
        ) : (
          <FactForm kind={fact.kind} fact={fact} timeZone={timeZone} onDone={opened.close} />
        )}
      </li>
    );
  }
  const name = nameOf(fact);
  return (
    <Row
      actions={
        <Button
          size="sm"
          variant="ghost"
          autoFocus={opened.left === fact.id}
          aria-label={t("editOf", { what: name })}
          onClick={() => opened.open(fact.id)}
        >
          {t("edit")}
        </Button>
      }
    >
      <FactText fact={fact} name={name} />
      <Span text={spanOf(fact, now)} />
      {fact.proposedDay && <EndProposal fact={fact} day={fact.proposedDay} timeZone={timeZone} />}
    </Row>
  );
}

/** An ended fact: one press makes it true again, or removes it. */
export function OverRow({ fact, timeZone, opened }: FactRowProps) {
  const t = useTranslations("Facts");
  const { nameOf, overOf } = useFactTexts(timeZone);
  const { change, remove, busy } = useFactWrites({
    onFailure: (error) => {
      // Its text names a day that has passed, which its owner changes first.
      if (error.code === "VALIDATION_FAILED") opened.open(fact.id);
    },
  });
  if (opened.id === fact.id)
    return (
      <li>
        <FactForm kind={fact.kind} fact={fact} timeZone={timeZone} onDone={opened.close} />
      </li>
    );
  const what = nameOf(fact);
  return (
    <Row
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={t("renewOf", { what })}
            onClick={() => void change({ fact, renew: true })}
          >
            {t("renew")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            aria-label={t("removeOf", { what })}
            onClick={() => void remove(fact)}
          >
            {t("remove")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{what}</p>
      <Span text={overOf(fact)} />
    </Row>
  );
}

function Row({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <li className="flex min-h-control flex-wrap items-start justify-between gap-x-3 gap-y-1 py-1">
      <div className="min-w-0 flex-1 basis-52 py-1 break-words">{children}</div>
      <div className="-mr-3 flex gap-1">{actions}</div>
    </li>
  );
}

function Span({ text }: { text: string }) {
  return text ? <p className="text-sm text-ink-soft">{text}</p> : null;
}

function FactText({ fact, name }: { fact: Fact; name: string }) {
  const { linesOf } = useHoursTexts();
  const week = fact.kind === "OPENING_HOURS" ? parseHours(fact.text) : null;
  if (!week) return <p>{fact.kind === "WEB" ? name.replace(/^https?:\/\//, "") : name}</p>;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 tabular-nums">
      {linesOf(week).map(({ days, hours }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd className="text-ink-soft">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
