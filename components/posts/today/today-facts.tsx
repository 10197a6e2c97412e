import { useTranslations } from "next-intl";
import { useFactTexts } from "@/components/brand/facts/use-fact-texts";
import { useNow } from "@/components/layout/browser/use-clock";
import { Button } from "@/components/ui/button";
import { isOver } from "@/lib/brand/facts/rules";
import type { Fact, FactList } from "@/lib/brand/facts/types";
import { useTodayWrites } from "./use-today-writes";

type TodayFactsProps = { today: FactList; onOpen: (fact: Fact) => void };

/** What is true today: the posts that it is about, and one press to end it. Load it lazily. */
export function TodayFacts({ today: { facts, timeZone }, onOpen }: TodayFactsProps) {
  const t = useTranslations("Today");
  const { nameOf, spanOf } = useFactTexts(timeZone);
  const now = useNow();
  const { remove, busy } = useTodayWrites();
  return (
    <ul className="mt-2 grid">
      {facts
        .filter((fact) => !isOver(fact, now))
        .map((fact) => (
          <li key={fact.id} className="flex flex-wrap items-center gap-x-3 border-t py-1">
            <p className="min-w-0 flex-1 basis-48 break-words">
              <span className="font-medium">{nameOf(fact)}</span>{" "}
              <span className="text-sm text-ink-soft">{spanOf(fact, now)}</span>
            </p>
            <div className="-mx-3 flex">
              <Button
                size="sm"
                variant="ghost"
                aria-label={t("postsOf", { what: nameOf(fact) })}
                onClick={() => onOpen(fact)}
              >
                {t("posts")}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                aria-label={t("endOf", { what: nameOf(fact) })}
                onClick={() => void remove(fact)}
              >
                {t("end")}
              </Button>
            </div>
          </li>
        ))}
    </ul>
  );
}
