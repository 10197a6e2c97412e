import "server-only";
import { render, toPlainText } from "@react-email/render";
import { createTranslator } from "next-intl";
import { createElement } from "react";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { env } from "@/lib/settings/env";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { EMAIL_LINK_HOURS, RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "./constants";
import { enqueueMail } from "./enqueue-mail";
import { MailLayout, type MailLayoutProps } from "../mail-layout";
import { type PendingSignUp, signUpSecret } from "./sign-ups";
import type { MailedLink } from "./mailed-link";
import { createEmailToken } from "./mutations";
import { describeDevice } from "./rules";
import type { SignUpOrigin } from "./types";

/** The reader's address and language, and the account that the mail is deleted with. */
export type Reader = { email: string; locale: Locale; userId?: string };

/** A signed-in person as the recipient of a mail. */
export function readerOf({ userId, email, locale }: Actor): Reader {
  return { userId, email, locale: locale ?? DEFAULT_LOCALE };
}

const mailTexts = async (locale: Locale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: "Mail" });

/** Mails an address the link that completes its sign-up, and says where and when that was made. */
export async function sendVerification(signUp: PendingSignUp, to: Reader): Promise<void> {
  const paragraphs = (t: MailTexts) => [
    t("verify.text", { email: to.email }),
    originOf(signUp, to.locale, t),
    t("verify.once", { hours: VERIFY_LINK_HOURS }),
  ];
  const link: MailedLink = { of: "sign-up", id: signUp.id };
  await write(to, "verify", `/login?token=${signUpSecret(signUp.id)}`, paragraphs, link);
}

/** Several people may have signed up with one address; by this its owner tells her own mail from another's. */
function originOf({ createdAt, userAgent, address }: SignUpOrigin, locale: Locale, t: MailTexts): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const device = describeDevice(userAgent);
  const browser = [device?.browser, device?.system].filter(Boolean).join(", ") || t("origin.unknown");
  const where = [browser, address].filter(Boolean).join(", ");
  return t("origin.text", { when: `${format.format(createdAt)} UTC`, where });
}

/** Notifies the owner of an address that somebody signed up with it although it has an account. */
export async function sendAlreadyRegistered(to: Reader): Promise<void> {
  await write(to, "known", "/reset-password", (t) => [t("known.text", { email: to.email })]);
}

/** Mails the owner of an account, or of an unverified address, a link that sets a password. */
export async function sendReset(
  of: { userId: string } | { signUp: PendingSignUp },
  to: Reader,
): Promise<void> {
  const text = (t: MailTexts) => t("reset.text", { email: to.email });
  const path = (secret: string) => `/reset-password?token=${secret}`;
  if ("signUp" in of) {
    const { signUp } = of;
    const link: MailedLink = { of: "sign-up", id: signUp.id };
    const paragraphs = (t: MailTexts) => [text(t), originOf(signUp, to.locale, t), t("reset.once")];
    return write(to, "reset", path(signUpSecret(signUp.id)), paragraphs, link);
  }
  const paragraphs = (t: MailTexts) => [text(t), t("reset.once")];
  const secret = await createEmailToken(of.userId, "RESET_PASSWORD", RESET_LINK_HOURS);
  await write({ ...to, ...of }, "reset", path(secret), paragraphs, linkOf(secret, RESET_LINK_HOURS));
}

const linkOf = (secret: string, hours: number): MailedLink => ({
  of: "account",
  tokenHash: sha256(secret),
  hours,
});

/** Notifies an owner that the password was changed. */
export async function sendPasswordChanged(to: Reader): Promise<void> {
  await write(to, "password", "/reset-password", (t) => [
    t("password.text", { email: to.email }),
    t("password.alarm"),
  ]);
}

/** What changed about an account's sign-in methods, or else about who gets at it; texts are `Mail.factor.<change>`. */
export type FactorChange =
  | "twoFactorOn"
  | "twoFactorOff"
  | "recoveryCodes"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "googleLinked"
  | "googleUnlinked"
  | "calendarMade";

/**
 * Notifies an owner that a sign-in method was changed, and what to do if it was not them.
 * @param detail the passkey's name, or the Google account's address
 */
export async function sendFactorChanged(to: Reader, change: FactorChange, detail = ""): Promise<void> {
  const t = await mailTexts(to.locale);
  const title = t(`factor.${change}.title`);
  await send(to, {
    subject: t("factor.subject", { title }),
    preview: t("factor.preview"),
    title,
    paragraphs: [t(`factor.${change}.text`, { email: to.email, detail }), t("factor.alarm")],
    button: { label: t("factor.button"), href: `${env().APP_URL}/reset-password` },
    footer: t("factor.footer"),
  });
}

/** Mails a new address the link that makes it the account's. */
export async function sendNewEmailLink(secret: string, to: Reader): Promise<void> {
  const paragraphs = (t: MailTexts) => [
    t("newEmail.text", { email: to.email }),
    t("verify.once", { hours: EMAIL_LINK_HOURS }),
  ];
  await write(to, "newEmail", `/login?token=${secret}`, paragraphs, linkOf(secret, EMAIL_LINK_HOURS));
}

/** Notifies the old address that a change to another one was requested. */
export async function sendEmailChangeRequested(to: Reader, newEmail: string): Promise<void> {
  await write(to, "emailChangeRequested", "/settings", (t) => [
    t("emailChangeRequested.text", { email: to.email, newEmail }),
    t("emailChangeRequested.alarm"),
  ]);
}

/** Notifies the old address that it is no longer the account's. */
export async function sendEmailChanged(to: Reader, newEmail: string): Promise<void> {
  await write(to, "emailChanged", "/settings", (t) => [
    t("emailChanged.text", { email: to.email, newEmail }),
    t("emailChanged.alarm"),
  ]);
}

/** Tells an owner that her letter was switched off without her session, and where it is switched on again. */
export async function sendDigestOff(to: Reader, channel: "mail" | "push"): Promise<void> {
  await write(to, "letterOff", "/settings#letter", (t) => [
    t("letterOff.text", { channel }),
    t("letterOff.alarm"),
  ]);
}

/** Confirms the deletion of an account to its address. */
export async function sendErased(to: Reader, code: string): Promise<void> {
  await write(to, "erased", `/data-deletion/${code}`, (t) => [
    t("erased.text", { email: to.email }),
    t("erased.kept"),
  ]);
}

type MailTexts = Awaited<ReturnType<typeof mailTexts>>;
/** The mails that consist only of the `Mail.<kind>` texts. */
type Kind =
  | "verify"
  | "known"
  | "reset"
  | "password"
  | "newEmail"
  | "emailChangeRequested"
  | "emailChanged"
  | "letterOff"
  | "erased";

async function write(
  to: Reader,
  kind: Kind,
  path: string,
  paragraphs: (t: MailTexts) => string[],
  link?: MailedLink,
): Promise<void> {
  const t = await mailTexts(to.locale);
  const props = {
    subject: t(`${kind}.subject`),
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`),
    paragraphs: paragraphs(t),
    button: { label: t(`${kind}.button`), href: env().APP_URL + path },
    footer: t(`${kind}.footer`),
  };
  await send(to, props, link);
}

async function send(
  to: Reader,
  { subject, ...props }: Omit<MailLayoutProps, "lang"> & { subject: string },
  link?: MailedLink,
): Promise<void> {
  const html = await render(createElement(MailLayout, { ...props, lang: to.locale }));
  await enqueueMail({ to: to.email, subject, html, text: toPlainText(html) }, { userId: to.userId, link });
}
