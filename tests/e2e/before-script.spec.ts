import type { Page } from "@playwright/test";
import { expect, linkIn, mailTo, newAddress } from "./fixtures";
import { signUp, test } from "./owner";

/** Opens a page whose scripts stay away until the function that comes back is called. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
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
  await page.getByRole("button", { name: "Generate Post" }).click();
  arrive();
  await expect(page.getByText("23/500")).toBeVisible();
  await expect(page).toHaveURL(/\/post-generator$/);
  const sent = page.waitForRequest("**/api/post/draft");
  await page.getByRole("button", { name: "Generate Post" }).click();
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
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  arrive();
  await expect(async () => {
    await next.click();
    await expect(page.getByText("Step 2 of 4")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Brand Name")).toHaveValue("Early Bakery");
  await expect(page.getByLabel("Industry")).toHaveValue("retail");
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("a sign-up says so, and says it again after a reload: sent before script runs, and by script", async ({
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
  const arrive = await openWithoutScript(page, "/login?mode=sign-up&callbackUrl=%2Fsettings");
  await signUpNow(early);
  await told();
  arrive();
  await page.waitForLoadState("networkidle");
  await told();
  await page.reload();
  await told();
  await expect(page).toHaveURL(/sent=1&callbackUrl=%2Fsettings$/);

  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("Email Verification Required")).toBeHidden();
  await expect(page).toHaveURL(/callbackUrl=%2Fsettings&mode=sign-up$/);
  await signUpNow(late);
  await told();
  await page.reload();
  await told();
  for (const email of [early, late]) expect(linkIn(await mailTo(email))).toContain("token=");
});
