"use client";

import { Check, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { replacePart } from "@/lib/posts/rewriting/text-part";
import { type Run, diffWords } from "@/lib/posts/rewriting/word-diff";
import { cn } from "@/lib/utils";
import type { RewriteProposal } from "./use-rewrite";
import { RewritePanel } from "./rewrite-panel";

/** Of the panel with its answers in one line. */
const HEIGHT = 80;

type ProofSheetProps = {
  proposal: RewriteProposal;
  /** Whether it is being saved. */
  busy: boolean;
  onKeep: () => void;
  onUndo: () => void;
};

/** The text with its old wording struck out and its new one underlined, as a proof-reader marks it. */
export function TextDiff({ proposal, busy, onKeep, onUndo }: ProofSheetProps) {
  const t = useTranslations("Rewriting");
  const { base, part, replacement, cost } = proposal;
  const done = cost !== null;
  const sheet = useRef<HTMLElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: to the proof while it is written, then to its first answer.
  useEffect(() => (done ? keep.current : sheet.current)?.focus({ preventScroll: true }), [done]);
  const marks = useRef<HTMLSpanElement>(null);
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => fromFirstLine(marks.current) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Ready, it stands elsewhere than while it is written.
    [done],
  );
  const old = base.content.slice(part.start, part.end);
  const runs: Run[] = done
    ? diffWords(old, replacement)
    : [
        { kind: "old", text: old },
        { kind: "new", text: replacement },
      ];
  return (
    <section ref={sheet} tabIndex={-1} aria-label={t("proof")} className="focus:outline-none">
      <p translate="no" className="max-w-text px-4 py-3 break-words whitespace-pre-wrap">
        <span>{base.content.slice(0, part.start)}</span>
        <span ref={marks}>
          {runs.map((run, index) => (
            <Marked key={index} run={run} />
          ))}
          {!done && <span aria-hidden className="pw-caret" />}
        </span>
        <span>{base.content.slice(part.end)}</span>
      </p>
      {/* Above the words, of which the lines below grow while they are written. */}
      <RewritePanel label={t("decide")} anchor={anchor} side="top" height={HEIGHT} onEscape={onUndo}>
        <div className="flex flex-wrap items-center gap-2">
          {/* There from the beginning, so that it never comes under a finger that was on its way to Stop. */}
          <Button
            ref={keep}
            icon={<Check aria-hidden />}
            disabled={!done}
            aria-describedby="rewriting-state"
            busy={busy}
            onClick={onKeep}
          >
            {t("keep")}
          </Button>
          <Button variant="outline" icon={<Undo2 aria-hidden />} disabled={busy} onClick={onUndo}>
            {t(done ? "undo" : "stop")}
          </Button>
          <p
            id="rewriting-state"
            className="ml-auto grid grow basis-24 text-right text-sm text-ink-soft tabular-nums *:col-start-1 *:row-start-1"
          >
            <span className={cn(done && "invisible")}>{t("writing")}</span>
            {done && <span>{t("used", { cost })}</span>}
          </p>
        </div>
      </RewritePanel>
      <p aria-live="polite" className="sr-only">
        {done ? t("ready", { text: replacePart(base.content, part, replacement) }) : t("writing")}
      </p>
    </section>
  );
}

/** The box of the marks from where their first line begins: which lines follow changes as they are written. */
function fromFirstLine(marks: Element | null): DOMRect {
  const [box, first] = [marks?.getBoundingClientRect(), marks?.getClientRects()[0]];
  return box && first ? new DOMRect(first.x, box.y, box.width, box.height) : new DOMRect();
}

function Marked({ run: { kind, text } }: { run: Run }) {
  if (kind === "same") return <span>{text}</span>;
  if (kind === "old") return <del className="text-ink-soft decoration-bad decoration-1">{text}</del>;
  return (
    <ins className="bg-press-wash decoration-press decoration-2 underline-offset-4 [text-decoration-line:underline]">
      {text}
    </ins>
  );
}
