import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { LoginSheet } from "@/components/accounts/credentials/login/login-sheet";
import { mailboxAddress } from "@/components/accounts/credentials/mailbox-address";
import { findErasure } from "@/lib/privacy/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Deletion");
  return { title: t("metaTitle"), robots: { index: false } };
}

/** The status of a data deletion, for anyone who has its code: a former user, or a person sent here by Facebook. */
export default async function DataDeletionPage({ params }: { params: Promise<{ code: string }> }) {
  const erasure = await findErasure((await params).code);
  if (!erasure) notFound();
  const [t, format] = [await getTranslations("Deletion"), await getFormatter()];
  const { code, source, requestedAt, finishedAt } = erasure;
  const when = format.dateTime(new Date(finishedAt ?? requestedAt), {
    dateStyle: "long",
    timeStyle: "short",
  });
  const done = source === "OWNER" ? t("doneOwner", { when }) : t("doneFacebook", { when });
  return (
    <LoginSheet mailbox={mailboxAddress()}>
      <h1 className="page-title">{finishedAt ? t("doneTitle") : t("openTitle")}</h1>
      <p className="mt-2 text-ink-soft">{finishedAt ? done : t("open", { when })}</p>
      <dl className="mt-6 border-t pt-4">
        <dt className="text-label text-ink-soft">{t("code")}</dt>
        <dd className="mt-1 text-sm font-medium break-all">{code}</dd>
      </dl>
    </LoginSheet>
  );
}
