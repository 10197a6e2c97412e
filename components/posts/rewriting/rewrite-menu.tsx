"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Rewriting } from "@/lib/posts/rewriting/compose-rewrite";
import { PART_LIMIT, REWRITE_KINDS, type RewriteKind } from "@/lib/posts/rewriting/constants";
import { quoteRewrite } from "@/lib/posts/rewriting/rules";
import type { Part } from "@/lib/posts/rewriting/text-part";
import type { Anchor } from "./selection/anchor";
import { InstructionRow } from "./instruction-row";
import { LanguageRow } from "./language-row";
import { cn } from "@/lib/utils";
import { RewritePanel } from "./rewrite-panel";

/** Of the panel with a row opened in it, where its buttons take two lines. */
const HEIGHT = 250;

type WordMenuProps = {
  content: string;
  part: Part;
  /** Whether the part is the whole text. */
  whole: boolean;
  /** The visible box of the part, or the button that opened the menu. */
  anchor: Anchor;
  /** Credits left. */
  remaining: number;
  /** What was asked for last, and failed. */
  asked: Rewriting | null;
  onStart: (order: Rewriting) => void;
  onClose: () => void;
};

/** The menu of ways to change a part, with their price, beside the part. */
export function RewriteMenu(props: WordMenuProps) {
  const { content, part, whole, anchor, remaining, asked, onStart, onClose } = props;
  const t = useTranslations("Rewriting");
  const [asking, setAsking] = useState<RewriteKind | null>(
    asked?.kind === "LANGUAGE" || asked?.kind === "INSTRUCTION" ? asked.kind : null,
  );
  const [hovered, setHovered] = useState<RewriteKind | null>(null);
  const costOf = (kind: RewriteKind) => quoteRewrite({ content, part, kind }).cost;
  const costs = REWRITE_KINDS.map(costOf);
  const shown = asking ?? hovered;
  const tooLong = part.end - part.start > PART_LIMIT;
  const choose = (kind: RewriteKind) => {
    if (kind === "LANGUAGE" || kind === "INSTRUCTION") setAsking(asking === kind ? null : kind);
    else onStart({ kind });
  };
  return (
    <RewritePanel
      label={t(whole ? "titleWhole" : "title")}
      anchor={anchor}
      side="bottom"
      height={HEIGHT}
      takesFocus={whole}
      onEscape={onClose}
    >
      <div className="flex items-baseline gap-2">
        <h3 className="shrink-0 text-label">{t(whole ? "titleWhole" : "title")}</h3>
        {!whole && (
          <q className="min-w-0 truncate text-sm text-ink-soft">
            {content.slice(part.start, part.end).trim()}
          </q>
        )}
        <Button
          size="icon"
          variant="ghost"
          className="-my-2 -mr-2 ml-auto self-center"
          aria-label={t("close")}
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div role="group" aria-label={t("title")} className="flex flex-wrap gap-2">
        {REWRITE_KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant={asking === kind ? "secondary" : "outline"}
            aria-expanded={kind === "LANGUAGE" || kind === "INSTRUCTION" ? asking === kind : undefined}
            disabled={tooLong}
            onPointerEnter={() => setHovered(kind)}
            onPointerLeave={() => setHovered(null)}
            onFocus={() => setHovered(kind)}
            onBlur={() => setHovered(null)}
            onClick={() => choose(kind)}
          >
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </div>
      {asking === "LANGUAGE" && (
        <LanguageRow onStart={(language) => onStart({ kind: "LANGUAGE", language })} />
      )}
      {asking === "INSTRUCTION" && (
        <InstructionRow
          asked={asked?.instruction ?? ""}
          onStart={(instruction) => onStart({ kind: "INSTRUCTION", instruction })}
        />
      )}
      {/* The range keeps its place: a panel that shrank would move its button from under the pointer. */}
      <p className="grid text-sm text-ink-soft tabular-nums *:col-start-1 *:row-start-1">
        <span className={cn(!tooLong && shown && "invisible")}>
          {tooLong
            ? t("errors.partTooLong")
            : t("prices", { from: Math.min(...costs), to: Math.max(...costs), remaining })}
        </span>
        {!tooLong && shown && <span>{t("price", { cost: costOf(shown), remaining })}</span>}
      </p>
    </RewritePanel>
  );
}
