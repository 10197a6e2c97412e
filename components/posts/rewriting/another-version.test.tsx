import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatsFor } from "@/lib/i18n/formats";
import messages from "../../../messages/en.json";
import { AnotherVersion } from "./another-version";

it("another version is offered with its price, which describes the button", () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" formats={formatsFor("en")} messages={messages}>
      <AnotherVersion another={{ price: 900, run: () => undefined }} />
    </NextIntlClientProvider>,
  );
  const [, described] = /<p id="([^"]+)"[^>]*>About 900 credits<\/p>/.exec(markup) ?? [];
  expect(described).toBeDefined();
  expect(markup).toContain(`aria-describedby="${described}"`);
  expect(markup).toContain("Another version</");
});
