import type { GetServerSidePropsContext } from "next";
import type { Messages } from "next-intl";
import { nonceOf } from "./csp";
import { env } from "./env";
import { loadMessages } from "./load-messages";
import { LOCALE_COOKIE, type Locale, requestLocale } from "./locales";
import { THEME_COOKIE, type Theme, themeOf } from "./theme";

/** What a page of pages/ knows of the request it answers, as next-intl and app/layout.tsx know it of the others. */
export type Visit = {
  locale: Locale;
  /** The texts of the namespaces that the page shows. */
  messages: Partial<Messages>;
  /** Null where it goes by the system's. */
  theme: Theme | null;
  /** Of the page's policy, for scripts that stand in it. */
  nonce: string | null;
  /** Whether a service worker may come between. */
  worker: boolean;
};

/** Reads it from a request of getServerSideProps. */
export async function visitOf(
  { cookies, headers }: GetServerSidePropsContext["req"],
  namespaces: readonly (keyof Messages)[],
): Promise<Visit> {
  const locale = requestLocale(cookies[LOCALE_COOKIE], headers["accept-language"]);
  const all = await loadMessages(locale);
  return {
    locale,
    messages: Object.fromEntries(namespaces.map((name) => [name, all[name]])),
    theme: themeOf(cookies[THEME_COOKIE]) ?? null,
    nonce: nonceOf(headers["content-security-policy"]) ?? null,
    worker: env().NODE_ENV === "production",
  };
}
