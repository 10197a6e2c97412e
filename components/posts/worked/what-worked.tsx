import { useTranslations } from "next-intl";
import type { WorkedPage } from "@/lib/posts/worked/types";
import { AgainRow } from "./again-row";
import { FindingItem } from "./finding-item";
import { GoodPosts } from "./good-posts";
import { NumbersPart } from "./numbers-part";
import { WorkedFrame } from "./worked-frame";

/** The differences of an owner's posts, or what is missing to tell any, and what was asked of them. */
export function WhatWorked({ worked }: { worked: WorkedPage }) {
  const t = useTranslations("Worked");
  const { asked, findings, counted, missing, measure, good, again, numbers } = worked;
  return (
    <WorkedFrame subtitle={counted > 0 ? t("subtitle", { count: counted, measure }) : undefined}>
      {again && <AgainRow key={again.id} post={again} />}
      {findings.length > 0 && (
        <ul className="divide-y border-y">
          {findings.map((finding) => (
            <FindingItem key={finding.question} finding={finding} worked={worked} />
          ))}
        </ul>
      )}
      {missing > 0 && <p className="max-w-text">{t("missing", { count: missing, measure })}</p>}
      {missing === 0 && findings.length === 0 && <p className="max-w-text">{t("none")}</p>}
      {asked.length > 0 && (
        <p className="mt-6 max-w-text text-sm text-ink-soft">
          {t("asked", { questions: asked.map((question) => t("about", { question })).join(", ") })}
        </p>
      )}
      {good.length > 0 && <GoodPosts posts={good} />}
      {numbers && <NumbersPart numbers={numbers} />}
    </WorkedFrame>
  );
}
