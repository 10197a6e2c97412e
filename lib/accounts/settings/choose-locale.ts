import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { issueLocaleCookie } from "../locale-cookie";
import { saveLocale } from "@/lib/accounts/mutations";
import type { ChooseLocaleInput } from "@/lib/accounts/schema";

/** Changes the language: a visitor's in this browser, a signed-in person's everywhere. */
export async function chooseLocale(actor: Actor | null, { locale }: ChooseLocaleInput): Promise<void> {
  if (actor) await saveLocale(actor, locale);
  await issueLocaleCookie(locale);
}
