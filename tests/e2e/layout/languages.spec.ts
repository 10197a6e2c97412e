import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { LOCALES, type Locale } from "../../../lib/i18n/locales";
import type english from "../../../messages/en.json";
import { completeSignUp, createAccount, password, sendLogin, signIn } from "../account";
import { appUrl, expect, expectAccessible, mailTo, newAddress, shot, test } from "../fixtures";
import { closeFormSheet, draft, openWorkspace, signUp, test as ownerTest } from "../owner";
import { pressWhenReady } from "../press-when-ready";
import { expectWholeWords } from "./cut-off";

/** A text without arguments is shown as it is in the file. */
const texts = (locale: Locale) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as typeof english;
const [de, hu, es, en] = [texts("de"), texts("hu"), texts("es"), texts("en")];

test.describe("a visitor whose browser asks for German", () => {
  test.use({ locale: "de-AT" });

  test("reads landing page and sign-in in German, and no other language is sent", async ({ page }) => {
    const html = await (await page.goto("/"))?.text();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(de.Landing.hero.title);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "de_DE");
    for (const other of [en, hu]) expect(html).not.toContain(other.Landing.problem.title);
    await expectAccessible(page);
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: de.Login.welcome })).toBeVisible();
    await expectAccessible(page);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("locale");
  });

  test("gets their mails and their account in it", { tag: "@core" }, async ({ page }) => {
    const email = newAddress("deutsch");
    await page.goto("/login?mode=sign-up");
    await sendLogin(page, email, password, de.Login);
    const mail = await mailTo(email);
    expect(mail.subject).toBe(de.Mail.verify.subject);
    await completeSignUp(page, mail);
    await expect(page.getByRole("heading", { name: de.Brand.onboarding.title })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`below the page, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor chooses another language, and stays where they are", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Magyar" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(hu.Landing.hero.title);
      await expect(page).toHaveURL("/");
      await page.goto("/login?mode=sign-up");
      await expect(page.getByRole("heading", { name: hu.Login.create })).toBeVisible();
      await page.getByRole("button", { name: "Deutsch" }).click();
      await expect(page.getByRole("heading", { name: de.Login.create })).toBeVisible();
      await expect(page).toHaveURL("/login?mode=sign-up");
    });
  });

async function newPerson(page: Page): Promise<string> {
  const email = newAddress("magyar");
  await createAccount(page, email);
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  return email;
}

/** Another browser, in another language. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: appUrl, locale: "es-ES" });
  await pressWhenReady(context);
  return context.newPage();
}

test("what is chosen in Settings stays: after signing out, in another browser, in the mails", async ({
  page,
  browser,
}) => {
  const email = await newPerson(page);
  const other = await elsewhere(browser);
  await other.goto("/login?callbackUrl=%2Fsettings");
  await sendLogin(other, email, password, es.Login);
  await expect(other.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

  const card = page.locator("#language");
  await card.getByRole("combobox").selectOption("hu");
  await card.getByRole("button", { name: en.Settings.language.submit }).click();
  await expect(page.getByText(hu.Settings.language.done)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  await expect(page.getByRole("heading", { level: 1, name: hu.Settings.title })).toBeVisible();
  await expect(page.getByRole("link", { name: hu.Shell.yourPosts })).toBeVisible();
  await expect(card.getByRole("combobox")).toHaveValue("hu");
  await expectAccessible(page);
  await shot(page, "languages/settings-hu");

  // Where the same person is also signed in, the next page is in the new language.
  await other.goto("/settings");
  await expect(other.getByRole("heading", { level: 1, name: hu.Settings.title })).toBeVisible();

  await page.getByRole("button", { name: hu.Shell.accountMenu }).click();
  await page.getByRole("menuitem", { name: hu.Shell.logOut }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: hu.Shell.logOut }).click();
  await expect(page.getByRole("heading", { name: hu.Login.welcome })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: hu.Settings.title })).toBeVisible();

  await other.context().clearCookies();
  await other.goto("/reset-password");
  await other.getByLabel(es.Login.email).fill(email);
  await other.getByRole("button", { name: es.Reset.send }).click();
  const mail = await mailTo(email, new RegExp(hu.Mail.reset.subject));
  expect(mail.text).toContain(hu.Mail.reset.footer);
  await other.context().close();
});

const speak = async (page: Page, locale: Locale) => {
  const options = { form: { locale }, headers: { origin: appUrl }, maxRedirects: 0 };
  expect((await page.request.post(`${appUrl}/api/language`, options)).status()).toBe(303);
};

const visitorPages = ["/", "/login", "/login?mode=sign-up", "/reset-password", "/terms", "/nowhere"];
const screens = [
  "/dashboard",
  "/week",
  "/week/plan",
  "/week/read",
  "/photos",
  "/business-profile",
  "/post-generator",
  "/your-posts",
  "/subscription",
  "/feedback",
  "/settings",
];

/** The dialogs and menus of the screens. */
async function lookAtDialogs(page: Page, words: typeof english, where: string): Promise<void> {
  const capture = async (name: string) => {
    await expectWholeWords(page, `${name}, ${where}`);
    await shot(page, `languages/${name}-${where}`);
  };
  await openWorkspace(page, await draft(page, "Fresh sourdough every Saturday"), words);
  await page.getByRole("button", { name: words.Workspace.postNow, exact: true }).click();
  const confirm = page.getByRole("dialog", { name: words.Workspace.confirm.title });
  await confirm.getByRole("switch").check();
  await expect(confirm.getByRole("button", { name: words.Workspace.confirm.schedulePost })).toBeVisible();
  await capture("confirm-post");
  await page.keyboard.press("Escape");
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole("button", { name: words.Workspace.create }).click();
    await expect(page.getByRole("dialog", { name: words.Workspace.create })).toBeVisible();
    await capture("create-post");
  }
  await page.goto("/your-posts");
  await page.getByRole("button", { name: words.Posts.view, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: words.Posts.details })).toBeVisible();
  await capture("post-details");
  await page.goto("/business-profile");
  await page.getByRole("button", { name: words.Brand.profile.edit }).click();
  await capture("edit-profile");
  await page.goto("/feedback");
  await page.getByRole("button", { name: words.Shell.accountMenu }).click();
  await capture("account-menu");
  await page.getByRole("menuitem", { name: words.Shell.logOut }).click();
  await capture("log-out");
}

/** The viewport of a phone or a desktop. */
const viewportOf = (width: number) => ({ width, height: width < 768 ? 740 : 900 });

for (const locale of LOCALES)
  for (const width of [375, 1440])
    test.describe(`in ${locale} at ${width} px`, () => {
      test.use({ locale, viewport: viewportOf(width) });

      test("no word of a visitor's pages is cut off", async ({ page }) => {
        const where = `${locale}-${width}`;
        for (const path of visitorPages) {
          await page.goto(path);
          await expectWholeWords(page, `${path}, ${where}`);
          await shot(page, `languages/visitor${path.replace(/\W+/g, "-")}-${where}`);
        }
      });
    });

// The signed-in screens are checked in the two languages with the longest words only.
for (const [locale, words] of [
  ["de", de],
  ["hu", hu],
] as const)
  for (const width of [375, 1440]) {
    const viewport = viewportOf(width);
    const where = `${locale}-${width}`;

    ownerTest.describe(`signed in, in ${locale} at ${width} px`, () => {
      ownerTest.use({ viewport });
      ownerTest.afterEach(({ page }) => speak(page, "en"));

      ownerTest("no word of a screen is cut off", async ({ page }) => {
        await speak(page, locale);
        await draft(page, "Cinnamon rolls are back");
        for (const path of screens) {
          await page.goto(path);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          if (path === "/post-generator" && width < 768) {
            await page.getByRole("button", { name: words.Workspace.create }).click();
            await expectWholeWords(page, `form, ${where}`);
            await closeFormSheet(page, words);
          }
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await expectWholeWords(page, `${path}, ${where}`);
          await shot(page, `languages${path}-${where}`);
        }
        await lookAtDialogs(page, words, where);
      });
    });
  }

test("the onboarding has whole words, step by step", async ({ page }) => {
  await signUp(page);
  for (const [locale, words] of [
    ["de", de],
    ["hu", hu],
  ] as const) {
    await speak(page, locale);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/onboarding");
      await expect(page.getByRole("heading", { name: words.Brand.onboarding.title })).toBeVisible();
      await page.getByRole("button", { name: words.Brand.onboarding.next }).click();
      await expectWholeWords(page, `onboarding, ${locale}-${width}`);
      await shot(page, `languages/onboarding-${locale}-${width}`);
    }
  }
});
