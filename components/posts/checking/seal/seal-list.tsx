"use client";

import { Check as CheckMark, CircleDashed, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFormatter } from "@/components/layout/use-formatter";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Button } from "@/components/ui/button";
import type { Check, PostSeal } from "@/lib/posts/seal/types";

const LOOKS = {
  RIGHT: [CheckMark, "text-good"],
  WRONG: [TriangleAlert, "text-warn"],
  OPEN: [CircleDashed, "text-ink-soft"],
} as const satisfies Record<Check["outcome"], readonly [typeof CheckMark, string]>;

/** What was checked of a post, a line each, with when and by what. Load it lazily. */
export function SealList({ seal: { checks, kept } }: { seal: PostSeal }) {
  const t = useTranslations("Posts.seal");
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      <ul aria-label={t("title")} className="grid w-full gap-2">
        {checks.map((check, index) => (
          <SealLine key={index} check={check} />
        ))}
      </ul>
      {!kept && checks.some(({ kind, outcome }) => outcome === "WRONG" && kind !== "PAGE") && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 [display:var(--to-notice,none)]"
          onClick={toNotice}
        >
          {t("toNotice")}
        </Button>
      )}
    </div>
  );
}

function SealLine({ check }: { check: Check }) {
  const said = useSaid()(check);
  const rest = useRest()(check);
  const [Icon, colour] = LOOKS[check.outcome];
  return (
    <li data-check={`${check.kind} ${check.outcome}`} className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
      <div className="min-w-0">
        <p className="wrap-anywhere">{said}</p>
        <p className="text-[0.8125rem] leading-[1.125rem] text-ink-soft tabular-nums">{rest}</p>
      </div>
    </li>
  );
}

/** What a check says: "Days agree", "Not checked: links". */
function useSaid(): (check: Check) => string {
  const t = useTranslations("Posts.seal");
  const errorText = useErrorMessage();
  const format = useFormatter();
  return ({ kind, outcome, words, code, by, count = 1 }) => {
    const list = words && format.list(words);
    if (kind === "SENT") return t(by === "OWNER" ? "right.SAID" : "right.SENT");
    if (outcome === "OPEN") return list ? t("open.words", { words: list }) : t(`open.${kind}`);
    if (outcome === "RIGHT") return list ? t("right.KEPT", { words: list }) : t(`right.${kind}`, { count });
    if (kind === "SEEN") return t("wrongly.SEEN");
    if (kind === "PAGE") return errorText.ofCode(code ?? "PAGE_NOT_FOUND");
    return t(code === "FACT_ENDS" ? "wrongly.ENDED" : `wrongly.${kind}`, { words: list ?? "" });
  };
}

/** By what it was checked and when, or why it was not. */
function useRest(): (check: Check) => string {
  const t = useTranslations("Posts.seal");
  const platform = useTranslations("Posts.platforms");
  const moment = useTimeText();
  const whoOf = ({ kind, by, model }: Check) => {
    if (by === null) return null;
    if (by === "FACEBOOK") return platform("FACEBOOK");
    if (by === "MODEL") return t("by.MODEL", { model: model ?? "" });
    return t(by === "RULES" && kind !== "BLANKS" ? "by.RULES_ONLY" : `by.${by}`);
  };
  return (check) => {
    const { at, reason } = check;
    if (reason === "SOON" && at) return t("reasons.AT", { when: moment.soon(at) });
    if (reason) return t(`reasons.${reason}`);
    return [whoOf(check), at && moment.past(new Date(at))].filter(Boolean).join(" · ");
  };
}

/** Leads to what is wrong, where it can be put right. */
function toNotice({ currentTarget }: MouseEvent<HTMLElement>) {
  const place = currentTarget.closest("[role=dialog]") ?? document;
  const notice = place.querySelector<HTMLElement>("[data-to-check]");
  notice?.scrollIntoView({ block: "center" });
  (notice?.querySelector<HTMLElement>("button, a") ?? notice)?.focus({ preventScroll: true });
}
