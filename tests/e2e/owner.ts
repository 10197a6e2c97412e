import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import english from "../../messages/en.json" with { type: "json" };
import { openVerification, sendLogin } from "./account";
import { appUrl, expect, mailTo, newAddress, test as base } from "./fixtures";

export const profile = {
  businessName: "Kovács Bakery",
  industry: "retail",
  description: "A family bakery that bakes sourdough from five in the morning.",
  targetAudience: "Families nearby, and offices that order breakfast.",
  painPoints: "No time to bake, and bread from the supermarket is dry by noon.",
};

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs up, verifies and signs in, up to the first page behind the door. */
export async function signUp(page: Page): Promise<void> {
  const email = newAddress();
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await sendLogin(page, email);
  await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
  await openVerification(page, await mailTo(email));
  await sendLogin(page, email);
  await expect(page).toHaveURL(/\/onboarding/);
}

/** From the dashboard through Facebook's popup to the question which page. */
export async function openPageDialog(page: Page): Promise<Locator> {
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("button", { name: /^Connect( again)?$/ })
    .first()
    .click();
  const popup = await opened;
  await popup.getByRole("button", { name: /^Continue/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Connects the bakery's page from the dashboard. */
export async function connectPage(page: Page): Promise<void> {
  const dialog = await openPageDialog(page);
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Connected and ready to post")).toBeVisible();
}

/** Takes the first plan, at the sandbox's Stripe. */
async function subscribe(page: Page): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Plan" }).first().click();
  await page.getByRole("button", { name: /^(Start trial|Subscribe)$/ }).click();
  await page.waitForURL(`${appUrl}/subscription**`);
  await expect(page.getByText(/Credits remaining: [1-9]/)).toBeVisible({ timeout: 60_000 });
}

async function makeOwner(browser: Browser): Promise<State> {
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: "en-US",
    timezoneId: "Europe/Budapest",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
  await connectPage(page);
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

/** Has a post written, and lays it on the workbench of the page's next visit there. */
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

/** Opens the workspace with a post on the workbench; `words` are those of the language that it is shown in. */
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
export const test = base.extend<object, { owner: State }>({
  owner: [
    async ({ browser }, provide) => provide(await makeOwner(browser)),
    { scope: "worker", timeout: 180_000 },
  ],
  storageState: async ({ owner }, provide) => provide(owner),
});
