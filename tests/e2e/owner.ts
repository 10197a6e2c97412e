import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import english from "../../messages/en.json" with { type: "json" };
import { completeSignUp, sendLogin } from "./account";
import { appUrl, expect, mailTo, newAddress, test as base } from "./fixtures";
import { pressWhenReady } from "./press-when-ready";

export const profile = {
  businessName: "Kovács Bakery",
  industry: "retail",
  description:
    "A family bakery that bakes sourdough from five in the morning. Poppy seed rolls, rye bread and plum cake, all from our own stone oven.",
  targetAudience: "Families nearby, and offices that order breakfast.",
  painPoints: "No time to bake, and bread from the supermarket is dry by noon.",
};

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs up and verifies, up to the first signed-in page. */
export async function signUp(page: Page): Promise<void> {
  const email = newAddress();
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await sendLogin(page, email);
  await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
  await completeSignUp(page, await mailTo(email));
}

/** Through Facebook's popup to the page selection. @param name of the button, which is the dashboard's unless given */
export async function openPageDialog(
  page: Page,
  name: string | RegExp = /^Connect( again)?$/,
): Promise<Locator> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name }).first().click();
  const popup = await opened;
  await popup.getByRole("button", { name: /^Continue/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The page that the tests post to, unless they say otherwise. */
const BAKERY = "Kovács Bakery";

/** Connects a page from the dashboard, by its name. */
export async function connectPage(page: Page, label = BAKERY): Promise<void> {
  const dialog = await openPageDialog(page);
  await dialog.getByRole("combobox").selectOption({ label });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Connected and ready to post")).toBeVisible();
}

/**
 * Starts the first plan, at the sandbox's Stripe. Once more where another test has moved Stripe's clock meanwhile, past
 * the end of this checkout.
 */
export async function subscribe(page: Page): Promise<void> {
  const timedOut = page.getByText("This page has timed out");
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Plan" }).first().click();
  await page.getByRole("button", { name: /^(Start trial|Subscribe)$/ }).click();
  const isBack = () => page.url().startsWith(`${appUrl}/subscription`);
  await expect.poll(async () => isBack() || (await timedOut.isVisible()), { timeout: 60_000 }).toBe(true);
  if (!isBack()) return subscribe(page);
  await expect(page.getByText(/Credits remaining: [1-9]/)).toBeVisible({ timeout: 60_000 });
}

/** Ends the trial, so that the credits last for all tests of a worker. */
async function beginPlan(browser: Browser, state: State): Promise<State> {
  const context = await browser.newContext({ baseURL: appUrl, storageState: state });
  const begun = await context.request.post("/api/subscription/begin", { headers: { origin: appUrl } });
  // 409: another test has moved Stripe's clock past the end of the trial.
  expect([200, 409], await begun.text()).toContain(begun.status());
  const credits = async () => {
    const reply = await context.request.get("/api/subscription/details");
    return ((await reply.json()) as { object: { creditAmount: number } }).object.creditAmount;
  };
  await expect.poll(credits, { timeout: 60_000 }).toBeGreaterThan(100_000);
  await context.close();
  return state;
}

/** A new owner with a brand, a page and a plan, and no posts. @returns a browser context's state */
export async function makeOwner(browser: Browser, facebookPage = BAKERY): Promise<State> {
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: "en-US",
    timezoneId: "Europe/Budapest",
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [] },
  });
  await pressWhenReady(context);
  const page = await context.newPage();
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
  await connectPage(page, facebookPage);
  await subscribe(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Calls the API as the page's person, from the app's own origin. @returns the envelope's object */
export async function call<T = unknown>(page: Page, path: string, data: unknown): Promise<T> {
  const reply = await page.request.post(appUrl + path, { data, headers: { origin: appUrl } });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { object: T }).object;
}

export type StoredPost = {
  id: number;
  content: string;
  status: string;
  copyOf: number | null;
  scheduledTime: string | null;
};

/** A post as the server has it. */
export async function postOf(page: Page, id: number): Promise<StoredPost> {
  const reply = await page.request.get(`${appUrl}/api/post/${id}`);
  return ((await reply.json()) as { object: StoredPost }).object;
}

/** Has a post generated. @returns its id and text */
export async function draft(page: Page, about: string): Promise<{ id: number; content: string }> {
  const { generatedPost } = await call<{ generatedPost: { id: number; content: string } }>(
    page,
    "/api/post/draft",
    {
      description: about,
      postType: "SOCIAL_MEDIA_AD",
      postLength: "SHORT",
      postTone: "FRIENDLY",
      replyLanguage: "ENGLISH",
    },
  );
  return generatedPost;
}

/** A draft of one's own words, which costs no credits. @returns its id and text */
export function write(page: Page, content: string): Promise<{ id: number; content: string }> {
  return call(page, "/api/post", { content });
}

/** Opens a post in the workspace, in the language of the given texts. */
export async function openWorkspace(
  page: Page,
  post: { id: number; content: string },
  { Workspace }: Pick<typeof english, "Workspace"> = english,
): Promise<void> {
  await page.goto("/your-posts");
  await page.evaluate(
    (record) => localStorage.setItem("workspace_post", JSON.stringify({ ...record, imageUrl: null })),
    post,
  );
  await page.goto("/post-generator");
  await expect(page.getByRole("article", { name: Workspace.preview })).toContainText(
    post.content.slice(0, 30),
  );
}

/** Playwright's test for a signed-in owner with a brand, a connected page and a plan; one for each worker. */
export const test = base.extend<object, { owner: State; otherOwner: State }>({
  owner: [
    async ({ browser }, provide) => provide(await beginPlan(browser, await makeOwner(browser))),
    { scope: "worker", timeout: 180_000 },
  ],
  otherOwner: [
    async ({ browser }, provide) => provide(await beginPlan(browser, await makeOwner(browser))),
    { scope: "worker", timeout: 180_000 },
  ],
  storageState: async ({ owner }, provide) => provide(owner),
});

/** The same for tests that have much written: another owner, whose posts are not among those of the other tests. */
export const writingTest = test.extend({
  storageState: async ({ otherOwner }, provide) => provide(otherOwner),
});

/** Closes the form's sheet of a phone. */
export async function closeFormSheet(page: Page, { Workspace }: Pick<typeof english, "Workspace"> = english) {
  const sheet = page.getByRole("dialog", { name: Workspace.create });
  await expect(sheet).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}
