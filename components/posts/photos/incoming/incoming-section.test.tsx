import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/load-messages";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import type { AddedPhoto } from "@/lib/media/types";
import { IncomingSection } from "./incoming-section";

/** What stands above photos of which some arrived and some were refused. */
async function shown(arrived: number, refused: number, locale: Locale = "en"): Promise<string> {
  const nothing = () => undefined;
  const photos = Array.from({ length: arrived + refused }, (_, key) => ({
    ...{ key: `${key}`, file: new File([], "bread.jpg"), name: "bread", waits: false, upload: null },
    stored: key < arrived ? ({ id: `${key}`, added: true } as AddedPhoto) : null,
    refused: key < arrived ? null : ("MEDIA_BROKEN" as const),
  }));
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={await loadMessages(locale)}>
      <IncomingSection photos={photos} addWaiting={nothing} retry={nothing} remove={nothing} />
    </NextIntlClientProvider>,
  );
  return /<p class="mt-1[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? "";
}

it("says of the others that they are there where there are any", async () => {
  expect(await shown(0, 1)).toBe("The reason is shown below.");
  expect(await shown(0, 3)).toBe("The reason is shown below.");
  expect(await shown(1, 1)).toBe("The reason is shown below. The other one is there.");
  expect(await shown(2, 1)).toBe("The reason is shown below. The others are there.");
});

it.each(LOCALES)("in %s, too", async (locale) => {
  const [none, one, two] = await Promise.all([0, 1, 2].map((arrived) => shown(arrived, 1, locale)));
  expect(none).toMatch(/^[^.]+\.$/);
  expect([one, two].every((text) => text?.startsWith(`${none} `))).toBe(true);
  expect(one).not.toBe(two);
});
