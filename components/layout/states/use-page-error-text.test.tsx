import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/load-messages";
import { usePageErrorText } from "./use-page-error-text";

function Reason({ digest }: { digest?: string }) {
  return usePageErrorText(Object.assign(new Error("Hidden by Next"), { digest }));
}

const reasonOf = async (digest?: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={await loadMessages("en")}>
      <Reason digest={digest} />
    </NextIntlClientProvider>,
  );

it("says why a page could not be loaded, and nothing where that is not known", async () => {
  expect(await reasonOf("SERVER_BUSY")).toContain("Postwright has a lot to do");
  expect(await reasonOf("DATABASE_UNAVAILABLE")).toContain("cannot reach its database");
  expect(await reasonOf("1286457")).toBe("");
  expect(await reasonOf()).toBe("");
});
