import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "../../../lib/i18n/locales";
import type english from "../../../messages/en.json";
import { appUrl, expect } from "../fixtures";
import { openWorkspace, signUp, test, write } from "../owner";
import { scheduledPost, setSlots } from "../schedule";
import { expectWithinEdges, PHONES } from "./beyond-edge";

/** A text without arguments is shown as it is in the file. */
const texts = (locale: Locale) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as typeof english;

/** The language with the longest words, which the short run looks at too. */
const LONGEST: Locale = "hu";

async function speak(page: Page, locale: Locale): Promise<void> {
  const options = { form: { locale }, headers: { origin: appUrl }, maxRedirects: 0 };
  expect((await page.request.post(`${appUrl}/api/language`, options)).status()).toBe(303);
}

const VISITOR = ["/", "/login", "/login?mode=sign-up", "/reset-password", "/terms", "/nowhere"];
const SCREENS = ["/dashboard", "/business-profile", "/your-posts", "/subscription", "/feedback", "/settings"];

async function lookAt(page: Page, path: string, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: PHONES[0], height: 740 });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectWithinEdges(page, `${path} in ${locale}`);
}

/** Presses a button, looks at the dialog that it opens, and closes it. */
async function lookAtDialog(page: Page, name: string, locale: Locale): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
  await expect(page.getByRole("dialog").last()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectWithinEdges(page, `${name} in ${locale}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The week with posts, free times and drafts, and its dialogs. */
async function lookAtWeek(page: Page, words: typeof english, locale: Locale): Promise<void> {
  const { Week } = words;
  await lookAt(page, "/week", locale);
  for (const name of [Week.fill.title, Week.times.title, Week.jump.button, Week.moveTo])
    await lookAtDialog(page, name, locale);
}

/** The workspace with a post, its form, and Confirm Post with the schedule. */
async function lookAtWorkspace(page: Page, words: typeof english, locale: Locale): Promise<void> {
  const { Workspace } = words;
  await openWorkspace(page, await write(page, `A post for the workspace ${Date.now()}`), words);
  await expectWithinEdges(page, `the workspace in ${locale}`);
  await lookAtDialog(page, Workspace.create, locale);
  await page.getByRole("button", { name: Workspace.postNow, exact: true }).click();
  const confirm = page.getByRole("dialog", { name: Workspace.confirm.title });
  await confirm.getByRole("switch").check();
  await expect(confirm.getByRole("button", { name: Workspace.confirm.schedulePost })).toBeVisible();
  await expectWithinEdges(page, `${Workspace.confirm.title} in ${locale}`);
  await page.keyboard.press("Escape");
}

/** A post's sheet, the editing of the profile, the menu, and the question before logging out. */
async function lookAtOthers(page: Page, words: typeof english, locale: Locale): Promise<void> {
  await page.goto("/your-posts");
  await lookAtDialog(page, words.Posts.view, locale);
  await page.goto("/business-profile");
  await page.getByRole("button", { name: words.Brand.profile.edit }).click();
  await expectWithinEdges(page, `${words.Brand.profile.edit} in ${locale}`);
  await page.goto("/feedback");
  await lookAtDialog(page, words.Shell.openMenu, locale);
  await page.getByRole("button", { name: words.Shell.accountMenu }).click();
  await page.getByRole("menuitem", { name: words.Shell.logOut }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectWithinEdges(page, `${words.Shell.logOut} in ${locale}`);
}

for (const locale of LOCALES) {
  const words = texts(locale);
  test.describe(`on a phone, in ${locale}`, { tag: locale === LONGEST ? [] : ["@long"] }, () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
    test.setTimeout(240_000);
    test.afterEach(({ page }) => speak(page, "en"));

    test("no control of a screen stands beyond an edge", async ({ page }) => {
      await setSlots(
        page,
        [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 16 * 60 })),
      );
      await scheduledPost(page, "Poppy seed rolls", new Date(Date.now() + 3_600_000));
      await write(page, `A draft of the week ${Date.now()}`);
      await speak(page, locale);
      for (const path of SCREENS) await lookAt(page, path, locale);
      await lookAtWeek(page, words, locale);
      await lookAtWorkspace(page, words, locale);
      await lookAtOthers(page, words, locale);
    });

    test.describe("for a visitor", () => {
      test.use({ storageState: { cookies: [], origins: [] }, locale });

      test("no control of a page stands beyond an edge", async ({ page }) => {
        for (const path of VISITOR) await lookAt(page, path, locale);
      });

      test("nor one of the onboarding", async ({ page }) => {
        await signUpIn(page, locale);
        await page.goto("/onboarding");
        await expectWithinEdges(page, `the onboarding in ${locale}`);
        await page.getByRole("button", { name: words.Brand.onboarding.next }).click();
        await expectWithinEdges(page, `the onboarding with its errors in ${locale}`);
      });
    });
  });
}

/** Signs up in English, as its steps are named, and chooses the language then. */
async function signUpIn(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: "locale", value: "en", url: appUrl }]);
  await signUp(page);
  await speak(page, locale);
}
