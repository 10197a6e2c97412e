import "server-only";
import { render, toPlainText } from "@react-email/components";
import { createTranslator } from "next-intl";
import { createElement } from "react";
import type { Actor } from "@/lib/auth";
import { env } from "@/lib/env";
import { loadMessages } from "@/lib/load-messages";
import { DEFAULT_LOCALE, type Locale } from "@/lib/locales";
import { sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { EMAIL_LINK_HOURS, RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "./constants";
import { AccountMail, type AccountMailProps } from "./mail";
import { createEmailToken } from "./mutations";

const PAUSES_MS = [2_000, 10_000];

/** Who reads it, and in which language. */
export type Reader = { email: string; locale: Locale };

/** A signed-in person as the reader of a mail. */
export function readerOf({ email, locale }: Actor): Reader {
  return { email, locale: locale ?? DEFAULT_LOCALE };
}

const wordsFor = async (locale: Locale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: "Mail" });

/** Mails an address the link that verifies it. @throws ProviderError */
export async function sendVerification(userId: string, to: Reader): Promise<void> {
  const secret = await createEmailToken(userId, "VERIFY_EMAIL", VERIFY_LINK_HOURS);
  await write(to, "verify", `/login?token=${secret}`, (t) => [
    t("verify.text", { email: to.email }),
    t("verify.once", { hours: VERIFY_LINK_HOURS }),
  ]);
}

/** Tells the owner of an address that somebody signed up with it although it has an account. @throws ProviderError */
export async function sendAlreadyRegistered(to: Reader): Promise<void> {
  await write(to, "known", "/login", (t) => [t("known.text", { email: to.email })]);
}

/** Mails the owner of an account a link that sets a new password. @throws ProviderError */
export async function sendReset(userId: string, to: Reader): Promise<void> {
  const secret = await createEmailToken(userId, "RESET_PASSWORD", RESET_LINK_HOURS);
  await write(to, "reset", `/reset-password?token=${secret}`, (t) => [
    t("reset.text", { email: to.email }),
    t("reset.once"),
  ]);
}

/** Tells an owner that the password is another one now. @throws ProviderError */
export async function sendPasswordChanged(to: Reader): Promise<void> {
  await write(to, "password", "/reset-password", (t) => [
    t("password.text", { email: to.email }),
    t("password.alarm"),
  ]);
}

/** What changed about how an account is opened; words are `Mail.factor.<change>`. */
export type FactorChange =
  | "twoFactorOn"
  | "twoFactorOff"
  | "recoveryCodes"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "googleLinked"
  | "googleUnlinked";

/**
 * Tells an owner that the account is opened in another way now, and what to do if it was not them.
 * @param detail the passkey's name, or the Google account's address @throws ProviderError
 */
export async function sendFactorChanged(to: Reader, change: FactorChange, detail = ""): Promise<void> {
  const t = await wordsFor(to.locale);
  const title = t(`factor.${change}.title`);
  await send(to, t("factor.subject", { title }), {
    preview: t("factor.preview"),
    title,
    paragraphs: [t(`factor.${change}.text`, { email: to.email, detail }), t("factor.alarm")],
    button: { label: t("factor.button"), href: `${env().APP_URL}/reset-password` },
    footer: t("factor.footer"),
  });
}

/** Mails a new address the link that makes it the account's. @throws ProviderError */
export async function sendNewEmailLink(userId: string, to: Reader): Promise<void> {
  const secret = await createEmailToken(userId, "CHANGE_EMAIL", EMAIL_LINK_HOURS, to.email);
  await write(to, "newEmail", `/login?token=${secret}`, (t) => [
    t("newEmail.text", { email: to.email }),
    t("verify.once", { hours: EMAIL_LINK_HOURS }),
  ]);
}

/** Tells the old address that another one was asked for. @throws ProviderError */
export async function sendEmailChangeAsked(to: Reader, newEmail: string): Promise<void> {
  await write(to, "emailAsked", "/settings", (t) => [
    t("emailAsked.text", { email: to.email, newEmail }),
    t("emailAsked.alarm"),
  ]);
}

/** Tells the old address that it is no longer the account's. @throws ProviderError */
export async function sendEmailChanged(to: Reader, newEmail: string): Promise<void> {
  await write(to, "emailChanged", "/settings", (t) => [
    t("emailChanged.text", { email: to.email, newEmail }),
    t("emailChanged.alarm"),
  ]);
}

/** Says goodbye to an address whose account is gone. @throws ProviderError */
export async function sendErased(to: Reader, code: string): Promise<void> {
  await write(to, "erased", `/data-deletion/${code}`, (t) => [
    t("erased.text", { email: to.email }),
    t("erased.kept"),
  ]);
}

type Words = Awaited<ReturnType<typeof wordsFor>>;
/** Those whose frame is all of `Mail.<kind>`. */
type Kind = "verify" | "known" | "reset" | "password" | "newEmail" | "emailAsked" | "emailChanged" | "erased";

async function write(to: Reader, kind: Kind, path: string, paragraphs: (t: Words) => string[]) {
  const t = await wordsFor(to.locale);
  await send(to, t(`${kind}.subject`), {
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`),
    paragraphs: paragraphs(t),
    button: { label: t(`${kind}.button`), href: env().APP_URL + path },
    footer: t(`${kind}.footer`),
  });
}

async function send(to: Reader, subject: string, props: Omit<AccountMailProps, "lang">): Promise<void> {
  const html = await render(createElement(AccountMail, { ...props, lang: to.locale }));
  const mail = { to: to.email, subject, html, text: toPlainText(html) };
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
