import type { Locator, Page } from "@playwright/test";
import { postRow } from "../../database";
import { appUrl, expect } from "../../fixtures";
import { draft, makeOwner, openWorkspace, write, writingTest as test } from "../../owner";

const preview = (page: Page): Locator => page.getByRole("article", { name: "Post Preview" });
const empty = (page: Page): Locator => page.getByText("Your generated post will appear here...");
const description = (page: Page): Locator => page.getByLabel("Description", { exact: true });
const postNow = (page: Page): Locator => page.getByRole("button", { name: "Post Now" });

type Drafts = { postList: { id: number; content: string }[]; numberOfRecords: number };

async function drafts(page: Page): Promise<Drafts> {
  const reply = await page.request.get(`${appUrl}/api/post?status=GENERATED&pageSize=100`);
  return ((await reply.json()) as { object: Drafts }).object;
}

async function credits(page: Page): Promise<number> {
  const reply = await page.request.get(`${appUrl}/api/subscription/details`);
  return ((await reply.json()) as { object: { creditAmount: number } }).object.creditAmount;
}

test("a new post begins with an empty brief, and own words are kept first", async ({ page }) => {
  await page.goto("/post-generator");
  await description(page).fill("Stollen from the first of December");
  await page.getByLabel("Tone of voice").selectOption({ label: "Professional" });
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByRole("textbox", { name: "Link 1" }).fill("https://example.com/stollen");
  await page.getByRole("button", { name: "Write it myself" }).click();
  await expect(postNow(page)).toHaveAccessibleDescription("The post has no text.");
  const words = `Closed on the first of January. ${Date.now()}`;
  await page.getByLabel("Text of the post").fill(words);
  await page.getByRole("main").getByRole("link", { name: "New post" }).click();
  await expect(empty(page)).toBeVisible();
  await expect(page).toHaveURL(/\/post-generator$/);
  await expect(description(page)).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Link 1" })).toHaveCount(0);
  await expect(page.getByLabel("Tone of voice")).toHaveValue("PROFESSIONAL");
  expect((await drafts(page)).postList[0]?.content).toBe(words);
  await page.reload();
  await expect(empty(page), "the address asks once").toBeVisible();
});

test("from a free time, the post is for that time", async ({ page }) => {
  const at = new Date(Math.ceil(Date.now() / 900_000 + 200) * 900_000);
  await openWorkspace(page, await draft(page, `Rolls ${Date.now()}`));
  await page.goto(`/post-generator?new&at=${at.toISOString()}`);
  await expect(empty(page), "what was open makes room").toBeVisible();
  const line = page.getByText(/^For .*Budapest time$/);
  await expect(line).toBeVisible();
  await page.reload();
  await expect(line).toBeVisible();
  const time = (await line.textContent())?.replace(/^For /, "") ?? "";
  await expect(preview(page), "on a phone too, where the form is closed").toContainText(time);
  await description(page).fill("Rye bread on that day");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await page.getByRole("button", { name: "Schedule Post" }).click({ timeout: 60_000 });
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(dialog.getByRole("switch")).toBeChecked();
  await dialog.getByRole("switch").uncheck();
  const behind = page.locator("article", { hasText: "0 Likes" });
  await expect(behind).toContainText("Just now");
  await dialog.getByRole("switch").check();
  await expect(behind).toContainText(time);
  await dialog.getByRole("button", { name: "Schedule Post" }).click();
  await expect(page.getByText(/^Goes out .*Budapest time$/).first()).toBeVisible();
  const reply = await page.request.get(`${appUrl}/api/post?status=SCHEDULED&pageSize=100`);
  const { postList } = ((await reply.json()) as { object: { postList: { scheduledTime: string }[] } }).object;
  expect(postList.map(({ scheduledTime }) => scheduledTime)).toContain(at.toISOString());
  await expect(empty(page)).toBeVisible();
});

/** Moments of a reload after the press, in milliseconds. */
async function reloadWhileWriting(page: Page, moments: readonly number[]): Promise<void> {
  for (const moment of moments) {
    await page.goto("/post-generator?new");
    await expect(empty(page)).toBeVisible();
    const { numberOfRecords } = await drafts(page);
    const before = await credits(page);
    await description(page).fill(`Plum cake, moment ${moment}`);
    const asked = page.waitForRequest((request) => request.url().endsWith("/api/post/draft"));
    await page.getByRole("button", { name: "Generate Post" }).click();
    await asked;
    await page.waitForTimeout(moment);
    await page.reload();
    await expect(postNow(page), `taken up after ${moment} ms`).toBeEnabled({ timeout: 60_000 });
    const after = await drafts(page);
    expect(after.numberOfRecords, "one post").toBe(numberOfRecords + 1);
    const shown = ((await preview(page).textContent()) ?? "").replaceAll(/\s/g, "");
    expect(shown).toContain(after.postList[0]?.content.replaceAll(/\s/g, "").slice(0, 24));
    const [row] = (await page.request
      .get(`${appUrl}/api/post/${after.postList[0]?.id}`)
      .then((reply) => reply.json() as Promise<{ object: { cost: number } }>)
      .then(({ object }) => [object])) as [{ cost: number }];
    expect(before - (await credits(page)), "paid once").toBe(row.cost);
  }
}

test("a reload while a post is written takes it up: one post, one price", async ({ page }) => {
  test.setTimeout(180_000);
  await reloadWhileWriting(page, [0, 150, 600, 1_500]);
});

test.describe("for an owner whose credits last", () => {
  test.use({ storageState: async ({ browser }, provide) => provide(await makeOwner(browser)) });

  test("at twenty moments of writing a reload takes it up", async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto("/post-generator");
    await page.getByLabel("Post length").selectOption("short");
    await reloadWhileWriting(
      page,
      Array.from({ length: 20 }, (_, n) => n * 140),
    );
  });
});

test("a lost answer and a second press make one post, paid once", async ({ page }) => {
  await page.goto("/post-generator?new");
  await expect(empty(page)).toBeVisible();
  const { numberOfRecords } = await drafts(page);
  const before = await credits(page);
  await page.route("**/api/post/draft", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await description(page).fill("Walnut bread on Friday");
  const generate = page.getByRole("button", { name: "Generate Post" });
  await generate.click();
  await expect(page.getByText(/^No connection\./)).toBeVisible({ timeout: 30_000 });
  await expect(description(page)).toHaveValue("Walnut bread on Friday");
  await page.unrouteAll();
  await generate.click();
  await expect(postNow(page)).toBeEnabled({ timeout: 60_000 });
  const { postList, ...after } = await drafts(page);
  expect(after.numberOfRecords).toBe(numberOfRecords + 1);
  const reply = await page.request.get(`${appUrl}/api/post/${postList[0]?.id}`);
  const { cost } = ((await reply.json()) as { object: { cost: number } }).object;
  expect(before - (await credits(page))).toBe(cost);
});

test("a post that is sent with an older text is not: both texts are shown, and one is chosen", async ({
  page,
}) => {
  const post = await write(page, `Saturday from seven. ${Date.now()}`);
  await openWorkspace(page, post);
  const mine = `Saturday from eight. ${post.id}`;
  const theirs = `Saturday from nine. ${post.id}`;
  await page.route(`**/api/post/${post.id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
  );
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill(mine);
  await page.getByLabel("Text of the post").blur();
  await expect(page.getByText("could not be saved")).toBeVisible();
  const reply = await page.request.patch(`${appUrl}/api/post/${post.id}`, {
    data: { content: theirs },
    headers: { origin: appUrl },
  });
  expect(reply.status()).toBe(200);
  await postNow(page).click();
  await page.getByRole("dialog", { name: "Confirm Post" }).getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByRole("region", { name: "As it stands now" })).toContainText(theirs);
  await expect(page.getByRole("region", { name: "As you have it here" })).toContainText(mine);
  expect(await postRow(post.id)).toMatchObject({ content: theirs, status: "GENERATED" });
  await page.unrouteAll();
  await page.getByRole("button", { name: "Save yours" }).click();
  await expect(page.getByRole("region", { name: "As it stands now" })).toHaveCount(0);
  expect((await postRow(post.id)).content).toBe(mine);
  const versions = await page.request.get(`${appUrl}/api/post/${post.id}/versions`);
  const { versionList } = ((await versions.json()) as { object: { versionList: { content: string }[] } })
    .object;
  expect(versionList.map(({ content }) => content)).toEqual(expect.arrayContaining([theirs, mine]));
});

test("a post that is deleted elsewhere leaves the workspace, and what was typed over it stays", async ({
  page,
}) => {
  const post = await write(page, `Gone soon. ${Date.now()}`);
  await page.goto("/post-generator?new");
  await openWorkspace(page, post);
  await page.route(`**/api/post/${post.id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
  );
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill("Not to be lost");
  await page.getByLabel("Text of the post").blur();
  await expect(page.getByText("could not be saved")).toBeVisible();
  await page.unrouteAll();
  const gone = await page.request.delete(`${appUrl}/api/post/${post.id}`, { headers: { origin: appUrl } });
  expect(gone.status()).toBe(200);
  await page.reload();
  await expect(page.getByText("The post that was here was deleted elsewhere.")).toBeVisible();
  await expect(preview(page)).toContainText("Not to be lost");
});
