import "server-only";
import type { Actor } from "@/lib/auth";
import { issueLocaleCookie } from "./issue-locale-cookie";
import { saveLocale } from "./mutations";
import type { ChooseLocaleInput } from "./schema";

/** Speaks another language from now on: to a visitor in this browser, to a signed-in person everywhere. */
export async function chooseLocale(actor: Actor | null, { locale }: ChooseLocaleInput): Promise<void> {
  if (actor) await saveLocale(actor, locale);
  await issueLocaleCookie(locale);
}
