import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LoginSheet } from "@/components/accounts/credentials/login/login-sheet";
import { mailboxAddress } from "@/components/accounts/credentials/mailbox-address";
import { LinkForm } from "@/components/digests/link-form";
import { linkFormTexts } from "@/components/digests/link-form-texts";
import { buttonVariants } from "@/components/ui/button";
import { findChannel } from "@/lib/digests/queries";
import { switchOffSchema } from "@/lib/digests/schema";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("Letter"))("metaTitle");
  return { title, robots: { index: false }, referrer: "same-origin" };
}

type Props = { params: Promise<{ secret: string }> };

/** Asks whether the letter is to stop, by one channel. Opening it changes nothing. */
export default async function DigestOffPage({ params }: Props) {
  const { success, data } = switchOffSchema.safeParse(await params);
  const found = success ? await findChannel(data.secret) : null;
  if (!success || !found) notFound();
  const t = await getTranslations("Letter");
  const { channel, on } = found;
  return (
    <LoginSheet mailbox={mailboxAddress()}>
      {on ? (
        <LinkForm
          press="off"
          secret={data.secret}
          title={t("off.title", { channel })}
          text={t("off.text")}
          button={t("off.button")}
          {...await linkFormTexts()}
        />
      ) : (
        <>
          <h1 className="page-title">{t("isOff.title", { channel })}</h1>
          <p className="mt-2 text-ink-soft">{t("isOff.text")}</p>
          <Link
            href="/settings#letter"
            className={buttonVariants({ variant: "outline", className: "mt-6 w-full" })}
          >
            {t("isOff.link")}
          </Link>
        </>
      )}
    </LoginSheet>
  );
}
