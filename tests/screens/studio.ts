import { type Locator, type Page, test as base } from "@playwright/test";
import { env } from "../../lib/settings/env";
import { sessionCookieName } from "../../lib/auth/session-cookie";
import { appUrl, expect, expectAccessible } from "../e2e/fixtures";
import { translatePages } from "../e2e/layout/translate-pages";

const HEIGHTS: Record<number, number> = { 375: 812, 768: 1024, 1366: 768, 1440: 900, 1920: 1080 };
const WIDTHS = [375, 768, 1366, 1440, 1920] as const;
const themes = ["light", "dark"] as const;

type Shot = {
  /** Viewport widths in CSS pixels. */
  widths?: readonly number[];
  /** Only the viewport: for dialogs, which are centred in it. */
  window?: boolean;
  /** Keep toasts in the screenshot. */
  toasts?: boolean;
  /** Called after each change of width and theme. */
  before?: (width: number) => Promise<void>;
};

/**
 * Saves the page as artifacts/screens/<screen>-<state>-<width>-<theme>.png, at each width in both themes, if
 * screenshots are enabled.
 */
export async function shoot(page: Page, name: string, options: Shot = {}): Promise<void> {
  if (process.env.SCREENS !== "screenshots") return expectReadable(page);
  const { widths = WIDTHS, window = false, toasts = false, before } = options;
  const style = await page.addStyleTag({
    content: toasts ? ":root {}" : "[data-toasts] { visibility: hidden !important }",
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await before?.(width);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // In a full-page screenshot, a scrolled page has its top bar in the middle.
      if (!window) await page.evaluate(() => globalThis.scrollTo(0, 0));
      await page.waitForTimeout(250);
      await page.screenshot({
        path: `artifacts/screens/${name}-${width}-${colorScheme}.png`,
        fullPage: !window,
        animations: "disabled",
      });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await style.evaluate((element) => (element as Element).remove());
}

/** No screen breaks a rule of axe, its contrasts among them, in either theme. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Signs the page's browser in with a session's token. */
export async function signInAs(page: Page, token: string): Promise<void> {
  await page.context().addCookies([
    { name: sessionCookieName(false), value: token, url: appUrl },
    { name: "time_zone", value: "Europe%2FBudapest", url: appUrl },
  ]);
}

/** Presses a button until its dialog opens: before hydration a page misses the first press. */
export async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog")).last();
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  return dialog;
}

/** Where the list is behind its own skeleton, and where posts are compared: a busy machine takes longer than a skeleton waits. */
const SENT_ASIDE = /^\/(your-posts|what-worked)/;

/** A part that React sends behind the page, and so moves it. An empty one (a script that was not loaded yet) draws nothing. */
const SENT_BEHIND = /<div hidden id="S:\w+">(?!<\/div>)/;

/** Opens a page and waits until it is rendered and hydrated. Nothing of it may come after the rest and move it. */
export async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  const reply = await page.goto(path);
  if (!SENT_ASIDE.test(path)) expect(await reply?.text(), path).not.toMatch(SENT_BEHIND);
  await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Scrolls past every part once, so that lazy images load. */
export async function lookAtAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
}

/** What React says when a text that it wants to remove, or to insert something before, is no longer where it put it. */
const BROKEN = /removeChild|insertBefore|not a child of this node/;

/**
 * Playwright's test for one series of screenshots; the product's settings are read before any data is added. Where no
 * screenshots are wanted, the browser translates every page, and no screen may break for it.
 */
export const test = base.extend<{ settings: void; translated: void }>({
  settings: [
    async ({}, use) => {
      env();
      await use();
    },
    { auto: true },
  ],
  translated: [
    async ({ context }, use) => {
      if (process.env.SCREENS === "screenshots") return use();
      const problems: string[] = [];
      context.on("weberror", (error) => problems.push(error.error().stack ?? String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error" && BROKEN.test(message.text())) problems.push(message.text());
      });
      await translatePages(context, "");
      await use();
      expect(problems, "errors of translated pages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
