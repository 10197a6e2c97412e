import type { Locator, Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, shot } from "../../fixtures";
import { call, draft, makeOwner, openWorkspace, postOf, type StoredPost, test, write } from "../../owner";
import { primaries } from "../../primaries";
import { inTwoDays, schedule, scheduledPost, textsOnPage } from "../../schedule";

/** Opens a post in the workspace from Your Posts. */
async function openFromList(page: Page, post: { content: string }, query = ""): Promise<void> {
  await page.goto(`/your-posts${query}`);
  const card = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
  await card.first().getByRole("button", { name: "View" }).click();
  await page.getByRole("dialog", { name: "Post Details" }).getByText("Open in Workspace").click();
  await expect(page).toHaveURL(/\/post-generator/);
}

/** The accessible names of a dialog's buttons, with duplicates. */
const namesOf = (dialog: Locator) =>
  dialog
    .getByRole("button")
    .evaluateAll((all) => all.map((element) => element.getAttribute("aria-label") ?? element.textContent));

test(
  "a scheduled post is saved in the workspace and not sent, moved, and posted early only after a confirmation",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(150_000);
    const post = await scheduledPost(page, "Wednesday rolls", inTwoDays());
    await openFromList(page, post);
    const main = page.getByRole("main");
    const line = main.getByText(/^Goes out .+, Budapest time · Kovács Bakery$/);
    await expect(line).toBeVisible();
    await expect(main.getByText("Just now")).toBeHidden();
    await expect(main.getByRole("button", { name: "Post Now", exact: true })).toHaveCount(0);
    await expect.poll(() => primaries(page)).toEqual(["Save"]);
    await shot(page, "workspace/scheduled");
    await expectAccessible(page);

    const corrected = `Corrected on Sunday. ${post.id}`;
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Text of the post").fill(corrected);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. It goes out as planned.")).toBeVisible();
    expect(await postOf(page, post.id)).toMatchObject({ status: "SCHEDULED", content: corrected });
    expect(await textsOnPage()).not.toContain(corrected);

    await page.reload();
    await expect(line, "known after a reload too").toBeVisible();
    await page.getByRole("button", { name: "Change the time" }).click();
    const time = page.getByRole("dialog", { name: "Change the time" });
    const names = await namesOf(time);
    expect(new Set(names).size).toBe(names.length);
    await time.getByLabel("Hour").selectOption({ label: "9" });
    await time.getByLabel("Minute").selectOption({ label: "45" });
    await time.getByRole("button", { name: "Save the time" }).click();
    await expect(time).toBeHidden();
    await expect(main.getByText(/^Goes out .+ at 9:45 [AP]M, Budapest time · Kovács Bakery$/)).toBeVisible();

    const early = page.getByRole("button", { name: "Post now instead" });
    await early.click();
    const question = page.getByRole("alertdialog", { name: "Post it now?" });
    await expect(question).toContainText(/9:45/);
    await shot(page, "workspace/early");
    await question.getByRole("button", { name: "Leave as it is" }).click();
    expect(await textsOnPage()).not.toContain(corrected);
    await early.click();
    await question.getByRole("button", { name: "Post Now" }).click();
    await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
    expect(await textsOnPage()).toContain(corrected);
  },
);

test("a post scheduled elsewhere is not sent by a window that still shows it as a draft", async ({
  page,
}) => {
  const post = await draft(page, `Two windows ${Date.now()}`);
  await openWorkspace(page, post);
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(dialog).toBeVisible();
  await schedule(page, post, new Date(Date.now() + 86_400_000));
  await dialog.getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByText(/^This post was changed elsewhere in the meantime/)).toBeVisible();
  await expect(page.getByText(/^Goes out tomorrow/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await textsOnPage()).not.toContain(post.content);
});

test("a published post opens as a copy, says so, and is where one looks next under any filter", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const post = await draft(page, `Twice baked ${Date.now()}`);
  await call(page, "/api/post/publish", { postID: post.id, postContent: post.content, platforms: [] });
  const copied = page.getByText("This is a copy. The original stays as it is.");

  await page.goto("/your-posts?status=PUBLISHED");
  const card = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
  await card.first().getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Post Details" });
  for (const name of ["Save", "Cancel Schedule", "Post now instead"])
    await expect(details.getByRole("button", { name })).toHaveCount(0);
  await expect(details.getByRole("textbox")).toHaveCount(0);
  await expect(details.getByText("It opens as a copy. The published post stays as it is.")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "workspace/published-details");
  await details.getByRole("button", { name: "Open in Workspace" }).click();
  await expect(copied).toBeVisible();
  await expect(page.getByRole("button", { name: "Post Now" })).toBeEnabled();
  await page.getByRole("button", { name: "Edit" }).click();
  const saved = page.waitForResponse((reply) => reply.request().method() === "PATCH");
  await page.getByLabel("Text of the post").fill(`Baked once more. ${post.id}`);
  await page.getByLabel("Text of the post").blur();
  expect((await saved).status()).toBe(200);
  expect(await postOf(page, post.id)).toMatchObject({ status: "PUBLISHED", content: post.content });

  await test.step("also one that was handed over before it went out", async () => {
    const { length: before } = await copiesOf(page, post.id);
    await openWorkspace(page, post);
    await expect(copied).toBeVisible();
    await expect.poll(async () => (await copiesOf(page, post.id)).length).toBe(before + 1);
    await page.reload();
    await expect(copied).toBeVisible();
    expect(await copiesOf(page, post.id)).toHaveLength(before + 1);
  });

  await test.step("one that goes out elsewhere leaves the workspace, and says so", async () => {
    const [open] = await copiesOf(page, post.id);
    if (!open) throw new Error("no copy");
    await call(page, "/api/post/publish", { postID: open.id, postContent: open.content, platforms: [] });
    await page.reload();
    await expect(page.getByText("The post that was here is scheduled or has gone out.")).toBeVisible();
    await expect(page.getByText("Your generated post will appear here...")).toBeVisible();
  });
});

/** The copies of a post, the newest first. */
async function copiesOf(page: Page, id: number): Promise<StoredPost[]> {
  const reply = await page.request.get(`${appUrl}/api/post?pageSize=100`);
  const { object } = (await reply.json()) as { object: { postList: StoredPost[] } };
  return object.postList.filter(({ copyOf }) => copyOf === id);
}

test("a duplicate is a draft in the same sheet, whatever list it was made from", async ({ page }) => {
  // Many posts begin with the same words, and other tests' may fill the list's first page; only this one contains the number.
  const stamp = String(Date.now());
  const post = await scheduledPost(page, `Again next week ${stamp}`, inTwoDays());
  await page.goto(`/your-posts?status=SCHEDULED&q=${stamp}`);
  const card = page.getByRole("listitem").filter({ hasText: stamp });
  await card.first().getByRole("button", { name: "View" }).click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await expect(sheet.getByText("This is a copy. The original stays as it is.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Cancel Schedule" })).toHaveCount(0);
  const text = `Once more, on another day. ${post.id}`;
  await sheet.getByLabel("Text of the post").fill(text);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  const [copy] = await copiesOf(page, post.id);
  expect(copy).toMatchObject({ status: "GENERATED", content: text });
  expect(await postOf(page, post.id)).toMatchObject({ status: "SCHEDULED", content: post.content });
});

test.describe("on a page that no other test posts to", () => {
  test.use({
    storageState: async ({ browser }, provide) => provide(await makeOwner(browser, "Kovács Catering")),
  });

  test("a text that is already on the page is refused at once, with its own message", async ({ page }) => {
    const text = `The same twice ${Date.now()}`;
    const [first, second] = [await write(page, text), await write(page, text)];
    await call(page, "/api/post/publish", { postID: first.id, postContent: text, platforms: ["FACEBOOK"] });
    await openWorkspace(page, second);
    await page.getByRole("button", { name: "Post Now" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm Post" });
    await dialog.getByRole("button", { name: "Post Now" }).click();
    const words = page.getByText(
      "Facebook does not accept a post that is identical to one already on your page.",
    );
    await expect(words.first()).toBeVisible();
    await expect(page.getByText("Checking Facebook")).toHaveCount(0);
    await expect(dialog.getByRole("alert")).toContainText("Failed to publish post. Please try again.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.reload();
    await expect(words, "stands with the draft").toBeVisible();
  });
});

test("while everything is paused, each scheduled post says that it would go out", async ({ page }) => {
  test.setTimeout(120_000);
  const stamp = String(Date.now());
  const post = await scheduledPost(page, `Would go out ${stamp}`, inTwoDays());
  await call(page, "/api/post/pause", {});
  try {
    for (const path of ["/dashboard", "/your-posts", `/your-posts?status=SCHEDULED&q=${stamp}`]) {
      await page.goto(path);
      const cards = page.getByRole("listitem").filter({ has: page.getByText("Scheduled", { exact: true }) });
      await expect(cards.first()).toBeVisible();
      for (const card of await cards.all()) await expect(card).toContainText(/, paused/);
    }
    const card = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
    await card.first().getByRole("button", { name: "View" }).click();
    const details = page.getByRole("dialog", { name: "Post Details" });
    await expect(details).toContainText(/Would go out.+, paused/s);
    await shot(page, "workspace/paused-details");
    await details.getByRole("button", { name: "Open in Workspace" }).click();
    await expect(page).toHaveURL(/\/post-generator/);
    await expect(page.getByText(/^Would go out .+, Budapest time, paused · Kovács Bakery$/)).toBeVisible();
  } finally {
    await page.request.delete(`${appUrl}/api/post/pause`, {
      data: { overdue: "hold" },
      headers: { origin: appUrl },
    });
  }
});

test("the focus is on the text once it is written, near the send button, and then on the result", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/post-generator");
  await page.getByLabel("Description", { exact: true }).fill(`Poppy seed rolls ${Date.now()}`);
  await page.getByRole("button", { name: "Generate Post" }).press("Enter");
  await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("article", { name: "Post Preview" })).toBeFocused();
  const send = page.getByRole("button", { name: "Post Now" });
  let tabs = 0;
  while (tabs < 6 && !(await send.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    tabs += 1;
  }
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(dialog).toBeVisible();
  const names = await namesOf(dialog);
  expect(new Set(names).size, names.join()).toBe(names.length);
  await dialog.getByRole("button", { name: "Post Now" }).press("Enter");
  const result = page.getByRole("status").filter({ hasText: "Published on Kovács Bakery" });
  await expect(result).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(result.getByRole("link", { name: "See it on Facebook" })).toBeFocused();
});
