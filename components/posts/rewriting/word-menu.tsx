"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Rewriting } from "@/lib/posts/rewriting/compose-rewrite";
import { PART_LIMIT, REWRITE_KINDS, type RewriteKind } from "@/lib/posts/rewriting/constants";
import { quoteRewrite } from "@/lib/posts/rewriting/rules";
import type { Part } from "@/lib/posts/rewriting/splice";
import { InstructionRow } from "./instruction-row";
import { LanguageRow } from "./language-row";
import { useEscape } from "./use-escape";

type WordMenuProps = {
  content: string;
  part: Part;
  /** Whether the part is the whole text. */
  whole: boolean;
  /** Credits left. */
  remaining: number;
  onStart: (order: Rewriting) => void;
  onClose: () => void;
};

/** The ways of changing a part, with their price. It stands below the text, out of the way of a phone's own menu. */
export function WordMenu({ content, part, whole, remaining, onStart, onClose }: WordMenuProps) {
  const t = useTranslations("Rewriting");
  const menu = useRef<HTMLElement>(null);
  useEscape(menu, onClose);
  const [asking, setAsking] = useState<RewriteKind | null>(null);
  const [hovered, setHovered] = useState<RewriteKind | null>(null);
  const costOf = (kind: RewriteKind) => quoteRewrite({ content, part, kind }).cost;
  const costs = REWRITE_KINDS.map(costOf);
  const shown = asking ?? hovered;
  const tooLong = part.end - part.start > PART_LIMIT;
  const price = shown
    ? t("price", { cost: costOf(shown), remaining })
    : t("prices", { from: Math.min(...costs), to: Math.max(...costs), remaining });
  const choose = (kind: RewriteKind) => {
    if (kind === "LANGUAGE" || kind === "INSTRUCTION") setAsking(asking === kind ? null : kind);
    else onStart({ kind });
  };
  return (
    <section
      ref={menu}
      aria-label={t(whole ? "titleWhole" : "title")}
      className="grid grid-cols-1 gap-3 border-t bg-paper px-4 py-3"
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
        <InstructionRow onStart={(instruction) => onStart({ kind: "INSTRUCTION", instruction })} />
      )}
      <p className="text-sm text-ink-soft tabular-nums">{tooLong ? t("errors.partTooLong") : price}</p>
    </section>
  );
}
