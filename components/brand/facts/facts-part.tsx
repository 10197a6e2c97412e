"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ProfilePart } from "@/components/brand/profile-part";
import { useNow } from "@/components/layout/browser/use-clock";
import { Button } from "@/components/ui/button";
import { DAY_KINDS, LASTING_KINDS } from "@/lib/brand/facts/constants";
import { factsQuery } from "@/lib/brand/facts/query-options";
import { inOrder, isEndOpen, isOver } from "@/lib/brand/facts/rules";
import type { Fact, FactKind, FactList } from "@/lib/brand/facts/types";
import { AddFacts } from "./add-facts";
import { FactGroup } from "./fact-group";
import { OverRow } from "./fact-row";
import { wasChangedWithin } from "./changed-here";
import { useOpened } from "./use-opened";

/** How long the end of what was just saved here may be read in its words, in milliseconds. */
const READING_MS = 20_000;

const mayGetEnd = (fact: Fact) => isEndOpen(fact, undefined) && wasChangedWithin(fact, READING_MS);

/** Whether a model reads texts on this server. */
const hasReader = () => "reader" in document.documentElement.dataset;

/** What is true now: hours, address, prices and offers, what happened today, and ended facts. */
export function FactsPart() {
  const [t, brand] = [useTranslations("Facts"), useTranslations("Brand")];
  const { data, isError, refetch } = useQuery({
    ...factsQuery,
    refetchInterval: ({ state }) => (state.data?.facts.some(mayGetEnd) && hasReader() ? 4_000 : false),
  });
  return (
    <ProfilePart id="now" title={brand("parts.now")}>
      {data ? (
        <FactGroups list={data} />
      ) : (
        isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p>{t("loadFailed")}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              {brand("profile.tryAgain")}
            </Button>
          </div>
        )
      )}
    </ProfilePart>
  );
}

function FactGroups({ list: { facts, timeZone } }: { list: FactList }) {
  const t = useTranslations("Facts");
  const now = useNow();
  const opened = useOpened();
  const current = inOrder(facts.filter((fact) => !isOver(fact, now)));
  const over = inOrder(facts.filter((fact) => isOver(fact, now)));
  const group = (label: string, ...kinds: FactKind[]) => (
    <FactGroup
      key={label}
      label={label}
      facts={current.filter(({ kind }) => kinds.includes(kind))}
      kinds={kinds}
      timeZone={timeZone}
      opened={opened}
    />
  );
  return (
    <>
      {group(t("groups.today"), ...DAY_KINDS)}
      {LASTING_KINDS.map((kind) => group(t(`kinds.${kind}`), kind))}
      {group(t("groups.offers"), "OFFER", "PRICE")}
      {group(t("kinds.OTHER"), "OTHER")}
      <AddFacts known={new Set(current.map(({ kind }) => kind))} opened={opened} />
      {over.length > 0 && (
        <section>
          <h3 className="text-label text-ink-soft">{t("groups.over")}</h3>
          <ul>
            {over.map((fact) => (
              <OverRow key={fact.id} fact={fact} timeZone={timeZone} opened={opened} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
