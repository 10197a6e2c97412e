"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { Button } from "@/components/ui/button";
import { moveFocus } from "@/components/ui/focus/move-focus";
import type { Fact } from "@/lib/brand/facts/types";
import { dateAt } from "@/lib/i18n/calendar";
import { useFactTexts } from "./use-fact-texts";
import { useFactWrites } from "./use-fact-writes";

type EndProposalProps = { fact: Fact; day: string; timeZone: string };

/**
 * The end that was read in a fact's words after it was saved: one press takes it, one leaves the end as it is. Once the
 * day is over by the clock of the business, nothing is proposed.
 */
export function EndProposal({ fact, day, timeZone }: EndProposalProps) {
  const t = useTranslations("Facts.proposal");
  const { dayText, nameOf } = useFactTexts(timeZone);
  const { change, busy } = useFactWrites();
  const now = useNow();
  if (day < dateAt(now, timeZone)) return null;
  const [what, end] = [nameOf(fact), dayText(day)];
  const choose =
    (until: string | null) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Both buttons go with the press, and must not take the focus with them.
      moveFocus(currentTarget.closest("li"));
      void change({ fact, until });
    };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <p className="text-sm">{t("says", { day: end })}</p>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        aria-label={t("takeOf", { day: end, what })}
        onClick={choose(day)}
      >
        {t("take", { day: end })}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={busy}
        aria-label={t("leaveOf", { what })}
        onClick={choose(fact.until)}
      >
        {t("leave")}
      </Button>
    </div>
  );
}
