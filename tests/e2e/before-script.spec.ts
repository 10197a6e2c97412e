import type { Page } from "@playwright/test";
import { expect, linkIn, mailTo, newAddress } from "./fixtures";
import { signUp, test } from "./owner";

const SCRIPTS = /\/_next\/static\/.*\.js/;

/** Opens a page whose scripts stay away until the function that comes back is called. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return arrive;
}

test("a description that is typed and sent before script runs stays, and is what is written about", async ({
  page,
}) => {
  const arrive = await openWithoutScript(page, "/post-generator");
  const description = page.getByLabel("Description", { exact: true });
  await description.fill("Early rolls on Saturday");
  await page.getByLabel("Tone of voice").selectOption("PROFESSIONAL");
  const sent = page.waitForRequest("**/api/post/draft");
  await page.getByRole("button", { name: "Generate Post" }).click();
  arrive();
  await expect(page.getByText("23/500")).toBeVisible();
  await expect(page).toHaveURL(/\/post-generator$/);
  expect((await sent).postDataJSON()).toMatchObject({
    description: "Early rolls on Saturday",
    postTone: "PROFESSIONAL",
  });
  await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
});

test("a brand that is named before script runs goes on to the next step as it is", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await signUp(page);
  const arrive = await openWithoutScript(page, "/onboarding");
  await page.getByLabel("Brand Name").fill("Early Bakery");
  await page.getByLabel("Industry").selectOption("retail");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  arrive();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Brand Name")).toHaveValue("Early Bakery");
  await expect(page.getByLabel("Industry")).toHaveValue("retail");
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("the account menu, pressed before script runs, opens when it does", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/dashboard");
  await page.getByRole("button", { name: /account menu/i }).click();
  arrive();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
});

test("sign-in fetches no script for whoever only looks, and keeps what is pressed until it has come", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const scripts: string[] = [];
  page.on("request", (request) => SCRIPTS.test(request.url()) && scripts.push(request.url()));
  await page.goto("/login", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  const arrive = await openWithoutScript(page, "/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("seven-rolls");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(password).toHaveAttribute("type", "password");
  arrive();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("seven-rolls");
});

test("a sign-in whose script fails without a word is sent all the same", async ({ page, context }) => {
  await context.clearCookies();
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seven-rolls");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("do not match an account");
});

test("a sign-up says so, and says it again after a reload: without script, and by script that came late", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const signUpNow = async (email: string) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("seven-rolls-and-a-poppy-seed-plait");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  };
  const told = async () => {
    await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  };
  const [early, late] = [newAddress("early"), newAddress("late")];
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/login?mode=sign-up&callbackUrl=%2Fsettings");
  await signUpNow(early);
  await told();
  await page.unrouteAll();
  await page.reload();
  await told();
  await expect(page).toHaveURL(/sent=1&callbackUrl=%2Fsettings$/);

  const arrive = await openWithoutScript(page, "/login?callbackUrl=%2Fsettings");
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("Email Verification Required")).toBeHidden();
  await expect(page).toHaveURL(/mode=sign-up&callbackUrl=%2Fsettings$/);
  await signUpNow(late);
  arrive();
  await told();
  await page.reload();
  await told();
  for (const email of [early, late]) expect(linkIn(await mailTo(email))).toContain("token=");
});
