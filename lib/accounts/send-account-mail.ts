import "server-only";
import { render, toPlainText } from "@react-email/components";
import { createTranslator } from "next-intl";
import { createElement } from "react";
import { env } from "@/lib/env";
import messages from "@/messages/en.json";
import { sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { VERIFY_LINK_HOURS } from "./constants";
import { AccountMail, type AccountMailProps } from "./mail";
import { createEmailToken } from "./mutations";

const LOCALE = "en";
const PAUSES_MS = [2_000, 10_000];

const words = () => createTranslator({ locale: LOCALE, messages, namespace: "Mail" });

/** Mails an address the link that verifies it. @throws ProviderError */
export async function sendVerification(userId: string, to: string): Promise<void> {
  const secret = await createEmailToken(userId, "VERIFY_EMAIL", VERIFY_LINK_HOURS);
  const t = words();
  await send(to, t("verify.subject"), {
    preview: t("verify.preview"),
    title: t("verify.title"),
    paragraphs: [t("verify.text", { email: to }), t("verify.once", { hours: VERIFY_LINK_HOURS })],
    button: { label: t("verify.button"), href: `${env().APP_URL}/login?token=${secret}` },
    footer: t("verify.footer"),
  });
}

/** Tells the owner of an address that somebody signed up with it although it has an account. @throws ProviderError */
export async function sendAlreadyRegistered(to: string): Promise<void> {
  const t = words();
  await send(to, t("known.subject"), {
    preview: t("known.preview"),
    title: t("known.title"),
    paragraphs: [t("known.text", { email: to })],
    button: { label: t("known.button"), href: `${env().APP_URL}/login` },
    footer: t("known.footer"),
  });
}

async function send(to: string, subject: string, props: Omit<AccountMailProps, "lang">): Promise<void> {
  const html = await render(createElement(AccountMail, { ...props, lang: LOCALE }));
  const mail = { to, subject, html, text: toPlainText(html) };
  for (const pause of PAUSES_MS) {
    try {
      return await sendMail(mail);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.outcome !== "retry") throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return sendMail(mail);
}
