import { expect, linkIn, mailTo, newAddress, test } from "./fixtures";
import { password } from "./account";
import { countClicks, popupOf } from "./click-counter";
import { makeOwner } from "./owner";
import { textOf } from "./posts/sheet/post-sheet";
import { expectNothingJumped, measureLayoutShift } from "./layout-shift";
import { pressWhenReady } from "./press-when-ready";

const subjects = ["Rye bread on Monday", "Rolls", "Plum cake", "Flour from the mill", "Walnut bread"];

test("five posts are written, read and planned from nothing with at most 25 clicks", async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ storageState: await makeOwner(browser) });
  await pressWhenReady(context);
  const person = await countClicks(context);
  const shifts = await measureLayoutShift(context);
  const page = await context.newPage();
  await page.goto("/week");
  await expect(page.getByText("No draft is waiting for a time.")).toBeVisible();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "New post" }).click();
  const description = page.getByLabel("Description", { exact: true });
  const written: (string | null)[] = [];
  for (const subject of subjects) {
    await person.type(description, `${subject}, fresh from seven`);
    const drafted = page.waitForResponse((response) => response.url().endsWith("/api/post/draft"));
    await page.getByRole("button", { name: "Generate Post" }).click();
    expect((await drafted).ok()).toBe(true);
    await expect(page.getByRole("button", { name: "Post Now" })).toBeEnabled({ timeout: 60_000 });
    written.push(await page.getByRole("article", { name: "Post Preview" }).textContent());
  }
  expect(new Set(written).size, "five texts").toBe(5);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Week" }).click();
  await page.getByRole("button", { name: "Use these 3 times" }).click();
  await page.getByRole("link", { name: "Read 5 drafts" }).click();
  for (let number = 1; number < 5; number += 1) {
    await expect(page.getByText(`${number} of 5`)).toBeVisible();
    await page.getByRole("button", { name: "Keep" }).click();
  }
  await page.getByRole("button", { name: "Keep, and schedule all 5" }).click();
  await expect(page.getByText("No draft is waiting for a time.")).toBeVisible();
  const clicks = person.clicks();

  const reply = await page.request.get("/api/post?status=SCHEDULED&pageSize=50");
  const { postList } = ((await reply.json()) as { object: { postList: { scheduledTime: string }[] } }).object;
  expect(new Set(postList.map(({ scheduledTime }) => scheduledTime)).size, "five times").toBe(5);
  test.info().annotations.push({ type: "clicks", description: String(clicks) });
  expect(clicks).toBeGreaterThanOrEqual(9);
  expect(clicks).toBeLessThanOrEqual(25);

  // Correcting one of them: its card, its text, Save.
  const [card] = await page.locator("[data-day] [data-post] [data-press]").all();
  await card?.click();
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await person.type(textOf(sheet), "Corrected: fresh from eight");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  expect(person.clicks() - clicks, "to correct a scheduled post").toBeLessThanOrEqual(4);
  expectNothingJumped(shifts.worst());
  await context.close();
});

/** What an owner in a hurry answers: a sentence each. */
const answers = {
  businessName: "Kovács Bakery",
  description: "Sourdough, rolls and plum cake from our own stone oven.",
  targetAudience: "Families and offices nearby.",
  painPoints: "Bread from the supermarket is dry by noon.",
};

test("from the first visit to the first published post: at most 18 clicks and 320 keys", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const person = await countClicks(context);
  const shifts = await measureLayoutShift(context);
  const email = newAddress();
  await page.goto("/");
  await page.getByRole("link", { name: "Sign up free" }).first().click();
  await person.type(page.getByLabel("Email"), email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.getByRole("button", { name: "Sign Up" }).click();

  const mail = await mailTo(email);
  person.clickElsewhere();
  await page.goto(linkIn(mail));
  await page.locator("form:has(input[name=token])").getByRole("button").click();

  // This browser signed up: the press has signed it in.
  await expect(page).toHaveURL(/\/onboarding/);
  const next = page.getByRole("button", { name: "Next", exact: true });
  await person.type(page.getByLabel("Brand Name"), answers.businessName);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ret");
  await expect(page.getByLabel("Industry")).toHaveValue("retail");
  await next.click();
  await person.type(page.getByLabel("Brand Description"), answers.description);
  await next.click();
  await person.type(page.getByLabel("Target Audience"), answers.targetAudience);
  await next.click();
  await person.type(page.getByLabel("Pain Points"), answers.painPoints);
  await page.getByRole("button", { name: "Create Profile" }).click();

  const facebook = await popupOf(page, () =>
    page.getByRole("button", { name: "Connect", exact: true }).click(),
  );
  await facebook.getByRole("button", { name: /^Continue/ }).click();
  const pages = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await expect(pages.getByRole("combobox"), "the page with the brand's name").toHaveValue("615500000000001");
  await pages.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Connected and ready to post")).toBeVisible();

  // The step that is left on the dashboard; it ends at a new post.
  await page.getByRole("link", { name: "Choose a plan" }).click();
  await page.getByRole("button", { name: "Choose Plan" }).first().click();
  await page.getByRole("button", { name: "Start trial" }).click();
  await expect(page).toHaveURL(/\/post-generator/);
  await expect(page.getByRole("link", { name: "View Subscription Plans" })).toHaveCount(0);

  const subject = "Fresh sourdough every Saturday from 7";
  await person.type(page.getByLabel("Description", { exact: true }), subject);
  await page.getByRole("button", { name: "Generate Post" }).click();
  await page.getByRole("button", { name: "Post Now" }).click({ timeout: 60_000 });
  await page.getByRole("dialog", { name: "Confirm Post" }).getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
  const [clicks, keys] = [person.clicks(), person.keys()];
  const told = [email, password, ...Object.values(answers), subject].join("").length;
  test
    .info()
    .annotations.push({ type: "clicks", description: `${clicks}, keys ${keys}, of them words ${told}` });
  expect(keys).toBeGreaterThan(told - 10);
  expect(keys).toBeLessThanOrEqual(320);
  expect(keys - told, "keys beside what only the owner knows").toBeLessThanOrEqual(10);
  expect(clicks).toBeGreaterThanOrEqual(13);
  expect(clicks).toBeLessThanOrEqual(18);
  expectNothingJumped(shifts.worst());
});
