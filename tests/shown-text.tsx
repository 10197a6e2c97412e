import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { formatsFor } from "../lib/i18n/formats";
import { loadMessages } from "../lib/i18n/load-messages";
import type { Locale } from "../lib/i18n/locales";

type Reader = {
  locale?: Locale;
  timeZone?: string;
  /** The browser's language, which says how a clock is shown. */
  browser?: string;
};

/** What a hook that returns text says to a reader, with plain blanks; "nothing" where it returns undefined. */
export async function shownText(
  useText: () => string | undefined,
  { locale = "en", timeZone = "Europe/Budapest", browser = "en-US" }: Reader = {},
): Promise<string> {
  const Text = () => useText() ?? "nothing";
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone={timeZone}
      formats={formatsFor(browser)}
      messages={await loadMessages(locale)}
    >
      <Text />
    </NextIntlClientProvider>,
  );
  return html.replaceAll(/[\u00a0\u202f]/g, " ");
}
