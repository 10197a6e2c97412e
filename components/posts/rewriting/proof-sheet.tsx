"use client";

import { Check, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { replacePart } from "@/lib/posts/rewriting/splice";
import { type Run, diffWords } from "@/lib/posts/rewriting/word-diff";
import { useEscape } from "./use-escape";
import type { Proof } from "./use-rewrite";

type ProofSheetProps = {
  proof: Proof;
  /** Whether it is being saved. */
  busy: boolean;
  onKeep: () => void;
  onUndo: () => void;
};

/** The text with its old wording struck out and its new one underlined, as a proof-reader marks it. */
export function ProofSheet({ proof, busy, onKeep, onUndo }: ProofSheetProps) {
  const t = useTranslations("Rewriting");
  const { base, part, replacement, cost } = proof;
  const done = cost !== null;
  const sheet = useRef<HTMLElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: to the proof while it is written, then to its first answer.
  useEffect(() => (done ? keep.current : sheet.current)?.focus({ preventScroll: true }), [done]);
  useEscape(sheet, onUndo);
  const old = base.content.slice(part.start, part.end);
  const runs: Run[] = done
    ? diffWords(old, replacement)
    : [
        { kind: "old", text: old },
        { kind: "new", text: replacement },
      ];
  return (
    <section ref={sheet} tabIndex={-1} aria-label={t("proof")} className="focus:outline-none">
      <p className="max-w-text px-4 py-3 break-words whitespace-pre-wrap">
        {base.content.slice(0, part.start)}
        {runs.map((run, index) => (
          <Marked key={index} run={run} />
        ))}
        {!done && <span aria-hidden className="pw-caret" />}
        {base.content.slice(part.end)}
      </p>
      <div className="flex flex-wrap items-center gap-2 border-t bg-paper px-4 py-3">
        {done && (
          <Button ref={keep} icon={<Check aria-hidden />} busy={busy} onClick={onKeep}>
            {t("keep")}
          </Button>
        )}
        <Button variant="outline" icon={<Undo2 aria-hidden />} disabled={busy} onClick={onUndo}>
          {t(done ? "undo" : "stop")}
        </Button>
        <p className="ml-auto text-sm text-ink-soft tabular-nums">
          {done ? t("used", { cost }) : t("writing")}
        </p>
      </div>
      <p aria-live="polite" className="sr-only">
        {done ? t("ready", { text: replacePart(base.content, part, replacement) }) : t("writing")}
      </p>
    </section>
  );
}

function Marked({ run: { kind, text } }: { run: Run }) {
  if (kind === "same") return text;
  if (kind === "old") return <del className="text-ink-soft decoration-bad decoration-1">{text}</del>;
  return (
    <ins className="bg-press-wash decoration-press decoration-2 underline-offset-4 [text-decoration-line:underline]">
      {text}
    </ins>
  );
}
