import "server-only";
import { sendLetterOff } from "@/lib/accounts/send-account-mail";
import { getActor } from "@/lib/auth/actor";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { afterReply } from "@/lib/jobs/after-reply";
import { switchOffChannel } from "./mutations";

/**
 * Switches off the channel that a secret is for, as the footer of a letter and the one press of a mail program do. Both
 * need no session, and mail scanners press too: unless it was the owner herself, signed in, she is told by a mail whose
 * button leads to the switch.
 * @throws AppError NOT_FOUND
 */
export async function switchOff(secret: string): Promise<void> {
  const { userId, channel, wasOn, email, locale } = await switchOffChannel(secret);
  const actor = await getActor();
  if (!wasOn || actor?.userId === userId) return;
  const reader = { userId, email, locale: localeOf(locale) ?? DEFAULT_LOCALE };
  afterReply("letter off mail", () => sendLetterOff(reader, channel));
}
