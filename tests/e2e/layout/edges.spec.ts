import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "../../../lib/i18n/locales";
import type english from "../../../messages/en.json";
import { addNotice, closeNotices } from "../database";
import { appUrl, expect } from "../fixtures";
import { draft, openWorkspace, signUp, test, write } from "../owner";
import { scheduledPost, setSlots } from "../schedule";
import { controlsBeyondEdge, expectWithinEdges, PHONES } from "./beyond-edge";
import { expectReflow } from "./zoomed";

/** A text without arguments is shown as it is in the file. */
const texts = (locale: Locale) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as typeof english;

async function speak(page: Page, locale: Locale): Promise<void> {
  const options = { form: { locale }, headers: { origin: appUrl }, maxRedirects: 0 };
  expect((await page.request.post(`${appUrl}/api/language`, options)).status()).toBe(303);
}

const VISITOR = ["/", "/login", "/login?mode=sign-up", "/reset-password", "/terms", "/nowhere"];
const SCREENS = [
  "/dashboard",
  "/business-profile",
  "/your-posts",
  "/photos",
  "/subscription",
  "/feedback",
  "/settings",
  "/week/plan",
  "/week/campaign",
];

/** How the screens are looked at: in which language, and what has to hold of each. */
type Look = { locale: Locale; fits: (page: Page, where: string) => Promise<void> };

/** The windows of phones in each language, and a desktop's in English, zoomed. */
const LOOKS = [
  ...LOCALES.map((locale) => ({
    locale,
    fits: expectWithinEdges,
    name: `on a phone, in ${locale}`,
    device: { hasTouch: true, isMobile: true },
  })),
  { locale: "en", fits: expectReflow, name: "zoomed to 200 and 400 %", device: {} },
] as const;

async function lookAt(page: Page, path: string, look: Look): Promise<void> {
  const { locale } = look;
  await page.setViewportSize({ width: PHONES[0], height: 740 });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await look.fits(page, `${path} in ${locale}`);
}

/** Presses a button, looks at the dialog that it opens, and closes it. */
async function lookAtDialog(page: Page, name: string, look: Look): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
  await lookAtOpenDialog(page, name, look);
}

async function lookAtOpenDialog(page: Page, name: string, { fits, locale }: Look): Promise<void> {
  await expect(page.getByRole("dialog").last()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await fits(page, `${name} in ${locale}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** A draft that is read, changed and given another time, and what comes after the last one. */
async function lookAtReading(page: Page, { Reading }: typeof english, look: Look): Promise<void> {
  const { locale } = look;
  await lookAt(page, "/week/read", look);
  const shown = page.getByRole("article");
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: Reading.otherTime, exact: true }).click();
  await expect(page.getByRole("button", { name: Reading.takeTime })).toBeVisible();
  await look.fits(page, `${Reading.otherTime} in ${locale}`);
  await page.getByRole("button", { name: Reading.change, exact: true }).click();
  await expect(page.getByRole("textbox", { name: Reading.text })).toBeVisible();
  await look.fits(page, `${Reading.change} in ${locale}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: Reading.takeTime })).toBeHidden();
  // Other tests have left this owner drafts as well.
  await expect(async () => {
    if (await shown.isVisible()) await page.keyboard.press("ArrowRight");
    await expect(shown).toBeHidden({ timeout: 500 });
  }).toPass();
  await look.fits(page, `the end of the reading in ${locale}`);
}

/** The week with posts, free times and drafts, and its dialogs. */
async function lookAtWeek(page: Page, words: typeof english, look: Look): Promise<void> {
  const { Today, Week } = words;
  await lookAtReading(page, words, look);
  await lookAt(page, "/week", look);
  await page.getByRole("button", { name: Week.more, exact: true }).click();
  await page.getByRole("menuitem", { name: Week.times.title }).click();
  await lookAtOpenDialog(page, Week.times.title, look);
  for (const name of [Week.jump.button, Week.moveTo, Today.press.SOLD_OUT])
    await lookAtDialog(page, name, look);
}

/** The workspace with a post, its form, and Confirm Post with the schedule. */
async function lookAtWorkspace(page: Page, words: typeof english, look: Look): Promise<void> {
  const { locale } = look;
  const { Workspace } = words;
  await openWorkspace(page, await write(page, `A post for the workspace ${Date.now()}`), words);
  await look.fits(page, `the workspace in ${locale}`);
  await lookAtDialog(page, Workspace.create, look);
  await page.getByRole("button", { name: Workspace.postNow, exact: true }).click();
  const confirm = page.getByRole("dialog", { name: Workspace.confirm.title });
  await confirm.getByRole("switch").check();
  await expect(confirm.getByRole("button", { name: Workspace.confirm.schedulePost })).toBeVisible();
  await look.fits(page, `${Workspace.confirm.title} in ${locale}`);
  await page.keyboard.press("Escape");
}

/** A post's sheet, the editing of the profile, the menu, and the question before logging out. */
async function lookAtOthers(page: Page, words: typeof english, look: Look): Promise<void> {
  const { locale } = look;
  await page.goto("/your-posts");
  await lookAtDialog(page, words.Posts.view, look);
  await page.goto("/business-profile");
  await page.getByRole("button", { name: words.Brand.profile.edit }).click();
  await look.fits(page, `${words.Brand.profile.edit} in ${locale}`);
  await page.goto("/feedback");
  await lookAtDialog(page, words.Shell.openMenu, look);
  await page.getByRole("button", { name: words.Shell.accountMenu }).click();
  await page.getByRole("menuitem", { name: words.Shell.logOut }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look.fits(page, `${words.Shell.logOut} in ${locale}`);
}

test("a control beyond an edge is found, and one that is reached by scrolling a part is none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.setContent(`
    <body style="margin: 0; overflow-x: hidden">
      <button style="position: absolute; left: 300px; width: 104px">Post now</button>
      <div style="overflow: hidden; width: 100px; position: relative; height: 40px">
        <a href="#" style="position: absolute; left: 60px; width: 60px">Cut off</a>
      </div>
      <div style="overflow-x: auto; width: 200px; display: flex">
        <button style="flex: none; width: 150px">First</button><button style="flex: none; width: 150px">Second</button>
      </div>
      <button>Within</button>
    </body>`);
  expect(await controlsBeyondEdge(page)).toEqual(['button "Post now" by 29 px', 'a "Cut off" by 20 px']);
});

for (const look of LOOKS) {
  const { locale } = look;
  const words = texts(locale);
  test.describe(look.name, () => {
    // A browser of that language: "p. m." of Spanish has another space in Node than in some browsers.
    test.use({ viewport: { width: 375, height: 740 }, locale, ...look.device });
    test.setTimeout(240_000);
    test.afterEach(({ page }) => speak(page, "en"));

    test("no control of a screen stands beyond an edge", async ({ page }) => {
      await setSlots(
        page,
        [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 16 * 60 })),
      );
      const post = await scheduledPost(page, "Poppy seed rolls", new Date(Date.now() + 3_600_000));
      await write(page, `A draft of the week ${Date.now()}`);
      await draft(page, `A draft to be read ${Date.now()}`);
      await speak(page, locale);
      const long = await write(
        page,
        `The mill: https://kovacs.example/${"sourdough-".repeat(29)} ${Date.now()}`,
      );
      for (const path of [...SCREENS, `/week/read?post=${long.id}`]) await lookAt(page, path, look);
      for (const kind of ["HELD", "IN_DOUBT", "POST_FAILED"] as const)
        await addNotice(kind, "INTERNAL_ERROR", post.id);
      await lookAt(page, "/dashboard", look);
      await closeNotices(post.id);
      await lookAtWeek(page, words, look);
      await lookAtWorkspace(page, words, look);
      await lookAtOthers(page, words, look);
    });

    test.describe("for a visitor", () => {
      test.use({ storageState: { cookies: [], origins: [] }, locale });

      test("no control of a page stands beyond an edge", async ({ page }) => {
        for (const path of VISITOR) await lookAt(page, path, look);
      });

      test("nor one of the onboarding", async ({ page }) => {
        await signUpIn(page, locale);
        await page.goto("/onboarding");
        await look.fits(page, `the onboarding in ${locale}`);
        await page.getByRole("button", { name: words.Brand.onboarding.next }).click();
        await look.fits(page, `the onboarding with its errors in ${locale}`);
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
