import { setPlan } from "../database";
import { appUrl, expect, linkIn, mailTo, newAddress } from "../fixtures";
import { SCRIPTS, openWithoutScript } from "../held-scripts";
import { makeOwner, signUp, test } from "../owner";
import { makePlanner, mondayIn, userIdOf } from "../posts/week/planned-weeks";

test.use({ pressesWait: false });

test(
  "a description typed and sent before script runs stays, and the post is written from it",
  { tag: "@core" },
  async ({ page }) => {
    const arrive = await openWithoutScript(page, "/post-generator");
    const description = page.getByLabel("Description", { exact: true });
    await description.fill("Early rolls on Saturday");
    await page.getByLabel("Tone of voice").selectOption("PROFESSIONAL");
    const sent = page.waitForRequest("**/api/post/draft");
    await page.getByRole("button", { name: "Generate Post" }).click();
    arrive();
    await expect(page.getByText("23/500")).toBeVisible();
    await expect(page.getByLabel("Tone of voice")).toHaveValue("PROFESSIONAL");
    await expect(page).toHaveURL(/\/post-generator$/);
    expect((await sent).postDataJSON()).toMatchObject({
      description: "Early rolls on Saturday",
      postTone: "PROFESSIONAL",
    });
    await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
  },
);

test("a new post that is described before script runs keeps its description, and no older one", async ({
  page,
}) => {
  await page.goto("/post-generator");
  const description = page.getByLabel("Description", { exact: true });
  await description.fill("Yesterday's rolls");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByRole("textbox", { name: "Link 1" }).fill("https://example.com/rolls");
  const arrive = await openWithoutScript(page, "/post-generator?new");
  await description.fill("Early stollen on Friday");
  arrive();
  await expect(page).toHaveURL(/\/post-generator$/);
  await expect(page.getByText("23/500")).toBeVisible();
  await expect(description).toHaveValue("Early stollen on Friday");
  await expect(page.getByRole("textbox", { name: "Link 1" })).toHaveCount(0);
});

test("what is typed of a week, and of a campaign, before script runs stays", async ({ browser }) => {
  const owner = await makeOwner(browser);
  await setPlan(userIdOf(owner), "PROFESSIONAL");
  const context = await browser.newContext({ baseURL: appUrl, storageState: owner });
  for (const [path, typed] of [
    ["/week/plan", { "What is going on": "Stollen from Monday" }],
    ["/week/campaign", { Name: "Advent", "First day": mondayIn(2), "What is it about": "Stollen every day" }],
  ] as const) {
    const page = await context.newPage();
    const arrive = await openWithoutScript(page, path);
    const fields = Object.entries(typed).map(
      ([label, value]) => [page.getByLabel(new RegExp(`^${label}`)).first(), value] as const,
    );
    for (const [field, value] of fields) await field.fill(value);
    arrive();
    await page.waitForLoadState("networkidle");
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    await page.reload();
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
  }
  await context.close();
});

test("ideas that are asked for before script runs are asked for with what was typed", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: appUrl, storageState: await makePlanner(browser) });
  const page = await context.newPage();
  const arrive = await openWithoutScript(page, `/week/plan?from=${mondayIn(1)}`);
  await page.getByRole("textbox", { name: /^What is going on/ }).fill("Stollen from Monday");
  const sent = page.waitForRequest((request) => request.method() === "POST" && /week/.test(request.url()));
  await page.getByRole("button", { name: "Find ideas" }).click();
  arrive();
  expect((await sent).postDataJSON()).toMatchObject({ brief: "Stollen from Monday" });
  await context.close();
});

test("a brand named before script runs is kept in the next step", async ({ page, context }) => {
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

test("a password that is typed before script runs stays, and can be shown", async ({ page, context }) => {
  await context.clearCookies();
  const arrive = await openWithoutScript(page, "/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("seven-rolls");
  arrive();
  await expect(async () => {
    await page.getByRole("button", { name: "Show", exact: true }).click({ timeout: 1_000 });
    await expect(password).toHaveAttribute("type", "text", { timeout: 1_000 });
  }).toPass();
  await expect(password).toHaveValue("seven-rolls");
});

test("a passkey requested before script runs is requested once it does", async ({ page, context }) => {
  await context.clearCookies();
  const arrive = await openWithoutScript(page, "/login");
  const asked = page.waitForRequest("**/api/auth/passkey");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  arrive();
  expect((await asked).method()).toBe("POST");
  await expect(page).toHaveURL(/\/login$/);
});

test("a sign-in is sent even if its script fails silently", async ({ page, context }) => {
  await context.clearCookies();
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seven-rolls");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("do not match an account");
});

test("a sign-up that is sent before script runs says so, says it again after a reload, and is sent once", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const expectNotice = async () => {
    await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toHaveCount(0);
  };
  const email = newAddress("early");
  const arrive = await openWithoutScript(page, "/login?callbackUrl=%2Fsettings");
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page).toHaveURL(/mode=sign-up&callbackUrl=%2Fsettings$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven-rolls-and-a-poppy-seed-plait");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expectNotice();
  arrive();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fsettings&sent=1$/);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.reload();
  await expectNotice();
  expect(sent).toEqual([]);
  expect(linkIn(await mailTo(email))).toContain("token=");
});
