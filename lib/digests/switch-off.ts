import "server-only";
import { sendDigestOff } from "@/lib/accounts/send-account-mail";
import type { Actor } from "@/lib/auth/actor";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { afterReply } from "@/lib/jobs/after-reply";
import { switchOffChannel } from "./mutations";

/**
 * Switches off the channel that a secret is for, as the footer of a digest and the one press of a mail program do. Both
 * need no session, and mail scanners press too: unless it was the owner herself, signed in, she is told by a mail whose
 * button leads to the switch.
 * @param actor whoever is signed in where it was pressed; a mail program has no session
 * @throws AppError NOT_FOUND
 */
export async function switchOff(secret: string, actor: Actor | null): Promise<void> {
  const { userId, channel, wasOn, email, locale } = await switchOffChannel(secret);
  if (!wasOn || actor?.userId === userId) return;
  const reader = { userId, email, locale: localeOf(locale) ?? DEFAULT_LOCALE };
  afterReply("letter off mail", () => sendDigestOff(reader, channel));
}
