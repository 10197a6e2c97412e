import type { Page } from "@playwright/test";
import { build } from "esbuild";

/**
 * Draws a part that no screen shows over the page that is open, in its styles and in English.
 * @param part a module that exports it, from the repository's root
 * @param jsx how it is used there
 */
export async function draw(page: Page, part: string, jsx: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { NextIntlClientProvider } from "next-intl";
        import { createRoot } from "react-dom/client";
        import * as Part from "@/${part}";
        import messages from "@/messages/en.json";
        createRoot(document.body.appendChild(document.createElement("div"))).render(
          <NextIntlClientProvider locale="en" messages={messages}>${jsx}</NextIntlClientProvider>,
        );`,
      loader: "tsx",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: "automatic",
    tsconfig: "tsconfig.json",
    define: { "process.env": '{"NODE_ENV":"production"}', "process.env.NODE_ENV": '"production"' },
  });
  await page.evaluate(outputFiles[0]?.text ?? "");
}
