import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { FindingItem } from "@/components/posts/worked/finding-item";
import { requireOwner } from "@/lib/auth/actor";
import { getWhatWorked } from "@/lib/posts/worked/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Worked"))("title") };
}

/** What differs between the owner's posts by more than chance makes, and what that rests on. */
export default async function WhatWorkedPage() {
  const actor = await requireOwner();
  const [t, worked] = await Promise.all([getTranslations("Worked"), getWhatWorked(actor)]);
  const { asked, findings, counted, missing, measure } = worked;
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle", { count: counted, measure })} />
      {findings.length > 0 && (
        <ul className="divide-y border-y">
          {findings.map((finding) => (
            <FindingItem key={finding.question} finding={finding} worked={worked} />
          ))}
        </ul>
      )}
      {missing > 0 && <p className="max-w-text">{t("missing", { count: missing })}</p>}
      {missing === 0 && findings.length === 0 && <p className="max-w-text">{t("none")}</p>}
      {asked.length > 0 && (
        <p className="mt-6 max-w-text text-sm text-ink-soft">
          {t("asked", { questions: asked.map((question) => t("about", { question })).join(", ") })}
        </p>
      )}
    </>
  );
}
