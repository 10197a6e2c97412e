import type { Page } from "@playwright/test";
import { completeSignUp, sendLogin } from "./account";
import { spendDemos } from "./database";
import { expect, expectAccessible, mailTo, newAddress, plantFault, shot, test } from "./fixtures";
import { call, profile } from "./owner";
import { photoFile } from "./photo-files";

const phone = { width: 375, height: 812 };
const about = "Fresh sourdough every Saturday from 7";

/** Fills the page's form and has the post written. @returns its text */
async function tryDemo(page: Page): Promise<string> {
  await page.getByLabel("Name of your business").fill("Kovács Bakery");
  await page.getByLabel("What is there to tell?").fill(about);
  await page.getByRole("button", { name: "Write my post" }).click();
  await expect(page.getByRole("heading", { name: "That is your post." })).toBeVisible({ timeout: 60_000 });
  const preview = page.getByRole("article", { name: "Post Preview" });
  const more = preview.getByRole("button", { name: "See more" });
  if (await more.isVisible()) await more.click();
  const text = preview.locator("[data-post-text]");
  return (await text.textContent()) ?? "";
}

async function signUp(page: Page): Promise<void> {
  const email = newAddress("demo");
  await page.getByRole("link", { name: "Sign up and keep it" }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await sendLogin(page, email);
  await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
  await completeSignUp(page, await mailTo(email));
  await expect(page).toHaveURL(/\/onboarding/);
}

test(
  "a visitor on a phone has a post written, signs up, and finds it as the first draft",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("link", { name: "Try Demo" }).first().click();
    await expect(page).toHaveURL("/try");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Write my post" }).click();
    await expect(page.getByText("Please enter at least 2 characters")).toBeVisible();
    await expect(page.getByText("Say in one line what the post is about, or add a photo")).toBeVisible();
    await page.locator("input[type=file]").setInputFiles(await photoFile("rolls.jpg", 35));
    const content = await tryDemo(page);
    expect(content).toMatch(/sourdough/i);
    const preview = page.getByRole("article", { name: "Post Preview" });
    await expect(preview).toContainText("Kovács Bakery");
    await expect(
      preview.getByText("Kovács Bakery", { exact: true }),
      "it begins at its text",
    ).toBeInViewport();
    await expect(preview.getByRole("img", { name: "The photo of the post" })).toBeVisible();
    await expectAccessible(page);
    await shot(page, "try/written");

    await page.reload();
    await expect(preview).toContainText(content.slice(0, 30));

    await signUp(page);
    await call(page, "/api/business", profile);
    await page.goto("/dashboard");
    const offer = page.getByRole("region", { name: "Your post from the demo" });
    await expect(offer).toContainText(content.slice(0, 30));
    await expect(offer).toContainText("It was written in this browser for “Kovács Bakery”.");
    await expectAccessible(page);
    await shot(page, "try/offer");
    await offer.getByRole("button", { name: "Keep it as a draft" }).click();
    await expect(page.getByText("It is your first draft now.")).toBeVisible();
    await expect(offer).toBeHidden();

    const { object } = (await (await page.request.get("/api/post")).json()) as {
      object: { postList: { content: string; read: boolean; media: unknown[]; status: string }[] };
    };
    expect(object.postList).toMatchObject([{ content, read: false, status: "GENERATED" }]);
    expect(object.postList[0]?.media).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Recent Posts" })).toBeVisible();
    await expect(offer).toBeHidden();

    await page.goto("/try");
    await expect(page).toHaveURL(/\/post-generator/);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Try Demo" }).first()).toHaveAttribute(
      "href",
      "/post-generator",
    );
  },
);

test("what is not wanted is discarded, and asked about once", async ({ page }) => {
  await page.goto("/try");
  await tryDemo(page);
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
  const offer = page.getByRole("region", { name: "Your post from the demo" });
  await offer.getByRole("button", { name: "Discard" }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByText("Three steps to your first post")).toBeVisible();
  await expect(offer).toBeHidden();
});

test("a model that fails is told, and the words stay for the next try", async ({ page }) => {
  await plantFault({ provider: "openai", kind: "error-before-effect", contains: "Nagy Florist", times: 2 });
  await page.goto("/try");
  await page.getByLabel("Name of your business").fill("Nagy Florist");
  await page.getByLabel("What is there to tell?").fill("Tulips from Monday");
  const write = page.getByRole("button", { name: "Write my post" });
  await write.click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByLabel("Name of your business")).toHaveValue("Nagy Florist");
  await write.click();
  await expect(page.getByRole("heading", { name: "That is your post." })).toBeVisible({ timeout: 60_000 });
});

test("a day that is used up is said, before and after the press, with the way on", async ({
  page,
  context,
}) => {
  await page.goto("/try");
  await page.getByLabel("Name of your business").fill("Kovács Bakery");
  await page.getByLabel("What is there to tell?").fill(about);
  await spendDemos(true);
  try {
    const spent = page.getByRole("heading", { name: "The demo is used up for today." });
    await page.getByRole("button", { name: "Write my post" }).click();
    await expect(spent).toBeVisible();
    await page.reload();
    await expect(spent).toBeVisible();
    await expect(page.getByText("Sign up and write with a free trial.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign up free" }).last()).toHaveAttribute(
      "href",
      "/login?mode=sign-up",
    );
    await expectAccessible(page);
  } finally {
    await spendDemos(false);
  }
  await page.reload();
  await tryDemo(page);
  // The cookie is what tells this browser, also where its visitor does not want the post.
  await page.getByRole("button", { name: "Discard" }).click();
  const used = page.getByRole("heading", { name: "You have had your demo post." });
  await expect(used).toBeVisible();
  await expect(page.getByRole("article", { name: "Post Preview" })).toBeHidden();
  await page.reload();
  await expect(used).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "postwright.demo");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what is missing", async ({ page }) => {
    await page.goto("/try");
    await expect(page.locator("noscript p")).toHaveText(/^Your post is written with JavaScript/);
    await expect(page.locator("noscript p")).toBeVisible();
  });
});
