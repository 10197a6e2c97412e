import type { Metadata, Route } from "next";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { redirect } from "next/navigation";
import { LoginSheet } from "@/components/accounts/credentials/login/login-sheet";
import { mailboxAddress } from "@/components/accounts/credentials/mailbox-address";
import { LinkForm } from "@/components/digests/link-form";
import { linkFormTexts } from "@/components/digests/link-form-texts";
import { buttonVariants } from "@/components/ui/button";
import { visitorsPageTurn } from "@/lib/http/visitors-page-turn";
import { getActor } from "@/lib/auth/actor";
import { viewDigestLink } from "@/lib/digests/open-digest-link";

export async function generateMetadata(): Promise<Metadata> {
  // The URL contains a secret, which no other site gets in a Referer header. Not `no-referrer`: a form would be sent
  // without its origin then, before any script has loaded, and be refused.
  const title = (await getTranslations("Letter"))("metaTitle");
  return { title, robots: { index: false }, referrer: "same-origin" };
}

type Props = { params: Promise<{ secret: string }> };

/** The page of a letter's link. Opening it changes nothing: a press uses the link, and nobody is signed in by it. */
export default async function DigestPage({ params }: Props) {
  await visitorsPageTurn();
  const { secret } = await params;
  const link = await viewDigestLink(secret, await getActor());
  if (link.state === "own") redirect(link.path as Route);
  const t = await getTranslations("Letter");
  if (link.state === "open")
    return (
      <LoginSheet mailbox={mailboxAddress()}>
        <LinkForm
          press="open"
          secret={secret}
          title={t("door.title")}
          text={t("door.text")}
          button={t("door.button")}
          {...await linkFormTexts()}
        />
      </LoginSheet>
    );
  const words = link.state === "other" ? "other" : "gone";
  return (
    <LoginSheet mailbox={mailboxAddress()}>
      <h1 className="page-title">{t(`${words}.title`)}</h1>
      <p className="mt-2 text-ink-soft">{t(`${words}.text`)}</p>
      {words === "gone" && (
        <Link href="/week" className={buttonVariants({ className: "mt-6 w-full" })}>
          {t("gone.link")}
        </Link>
      )}
    </LoginSheet>
  );
}
