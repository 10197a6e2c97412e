import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../fixtures";
import { draft, openWorkspace, postOf, test, write } from "../owner";
import { deleteDrafts, deleteScheduled, inTwoDays, schedule, setSlots } from "../schedule";
import { findingsKnown } from "./known-findings";
import { openSheet } from "./sheet/post-sheet";

const HOUR_MS = 3_600_000;

/** Each test has words of its own, which no other test's post is like. */
const words = (about: string) =>
  `${about} ${Date.now()}: baked before dawn, sold until noon, and gone by one o'clock, as every ${about}.`;

const later = (hours: number) => new Date(inTwoDays().getTime() + hours * HOUR_MS);

test(
  "a sheet says before scheduling which post has the same words, once, and opens it",
  { tag: "@core" },
  async ({ page }) => {
    const text = words("brioche");
    const before = await write(page, text);
    await schedule(page, before, later(24));
    const after = await write(page, `${text} Twice.`);
    const { sheet } = await openSheet(page, after);
    const said = sheet.getByText(/^Almost the same text goes out on \w+day, \w+ \d+\.$/);
    await expect(said, "not while it has no time").toBeHidden();
    await sheet.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(said).toBeVisible();
    await expectAccessible(page);

    const other = sheet.getByRole("link", { name: /opens in a new tab$/ });
    await expect(other).toContainText("brioche");
    const opened = page.context().waitForEvent("page");
    await other.click();
    const tab = await opened;
    await expect(
      tab.getByRole("dialog", { name: "Post Details" }).getByLabel("Text of the post"),
    ).toHaveValue(text);
    await tab.close();

    await sheet.getByRole("button", { name: "That is intended" }).click();
    await expect(said).toBeHidden();
    await sheet.getByRole("button", { name: "Schedule Post" }).click();
    await expect(sheet).toBeHidden();
    expect((await postOf(page, after.id)).status).toBe("SCHEDULED");
    const again = await openSheet(page, after);
    await expect(again.sheet.getByRole("button", { name: "Change the time" })).toBeVisible();
    await expect(said, "asked once").toBeHidden();
  },
);

/** Has the server find what a post is like only after a while, in milliseconds. */
const findAfter = (page: Page, ms: number) =>
  page.route("**/api/post/*/similar", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fallback();
  });

test("Confirm Post says it as it opens, on a slow line too, and lets the post out", async ({ page }) => {
  const text = words("challah");
  await schedule(page, await write(page, text), later(48));
  const post = await write(page, text);
  await findAfter(page, 900);
  const known = findingsKnown(page, post.id);
  await openWorkspace(page, post);
  await known;
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(dialog).toBeVisible();
  expect(await dialog.getByText(/^Almost the same text goes out on /).isVisible(), "no button moves").toBe(
    true,
  );
  await expectAccessible(page);
  await dialog.getByRole("switch").check();
  await dialog.getByRole("button", { name: "Schedule Post", exact: true }).click();
  await expect(page.getByText(/^Goes out tomorrow at 12:00 PM/).first()).toBeVisible();
  expect((await postOf(page, post.id)).status).toBe("SCHEDULED");
});

test("Confirm Post does not wait long for it", async ({ page }) => {
  const post = await write(page, words("babka"));
  await findAfter(page, 30_000);
  await openWorkspace(page, post);
  await page.getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByRole("dialog", { name: "Confirm Post" })).toBeVisible({ timeout: 5_000 });
});

test("the reading says it of a draft", async ({ page }) => {
  const post = await draft(page, `Focaccia ${Date.now()}`);
  await schedule(page, await write(page, post.content), later(72));
  await page.goto(`/week/read?post=${post.id}`);
  await expect(page.getByRole("article")).toContainText(post.content.slice(0, 40));
  await expect(page.getByText(/^Almost the same text goes out on /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  // The end, since this one was asked for.
  const row = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
  await expect(row).toContainText(/Almost the same text goes out on /);
  await expectAccessible(page);
});

test("a post within 15 minutes of another one is named where a time is given, and not as a failure", async ({
  page,
}) => {
  const near = await write(page, words("stollen"));
  const at = later(96);
  await schedule(page, near, at);
  const post = await write(page, words("panettone"));
  await schedule(page, post, later(97));
  const { sheet } = await openSheet(page, post);
  await sheet.getByRole("button", { name: "Change the time" }).click();
  await sheet.getByLabel("Hour").selectOption({ label: hourOf(at) });
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Another post goes out within 15 minutes of it: “stollen/)).toBeVisible();
  await expect(page.getByText("As things stand it would fail then.")).toBeHidden();
});

/** The hour of an instant, as the field of hours has it. */
const hourOf = (at: Date) =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "Europe/Budapest" })
    .format(at)
    .replace(/\D/g, "");

test("a deletion that is undone says that the post goes out again", async ({ page }) => {
  const post = await write(page, words("kugelhopf"));
  await schedule(page, post, later(120));
  const { sheet } = await openSheet(page, post);
  await sheet.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete post" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  const told = page.getByRole("status").filter({ hasText: "The post is back" });
  await expect(told).toContainText(/Goes out .+, Budapest time\./);
});

test.describe("a draft that was not read", () => {
  test.beforeEach(async ({ page }) => {
    await setSlots(
      page,
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, minute: 16 * 60 })),
    );
    await deleteDrafts(page);
    await deleteScheduled(page);
  });

  /** Reads the one draft that is shown, and schedules it with what follows. */
  async function readAndSchedule(page: Page, content: string, time: string): Promise<void> {
    await expect(page).toHaveURL(/\/week\/read\?from=[\d-]+$/);
    await expect(page.getByRole("article")).toContainText(content.slice(0, 40));
    await expect(page.getByText(`Goes out ${time}.`)).toBeVisible();
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await page.getByRole("button", { name: "Schedule the one you have read" }).click();
    await expect(page.getByText("One post is scheduled").first()).toBeVisible();
  }

  test("is read first when it is moved, and gets the wished time", async ({ page }) => {
    const other = await draft(page, `Crumpets ${Date.now()}`);
    const post = await draft(page, `Scones ${Date.now()}`);
    await page.goto("/week");
    await page.locator(`[data-post="${post.id}"]`).getByRole("button", { name: "Move to…" }).click();
    const dialog = page.getByRole("dialog", { name: "Move to…" });
    // Not the first, which the reading would propose by itself.
    const choice = dialog.getByRole("list", { name: "Next free posting times" }).getByRole("button").nth(2);
    const time = (await choice.textContent()) ?? "";
    await choice.click();
    await expect(page.getByText("You have not read this post yet.")).toBeVisible();
    await page.getByRole("button", { name: "Read it" }).click();
    await readAndSchedule(page, post.content, time);
    expect((await postOf(page, post.id)).status).toBe("SCHEDULED");
    expect((await postOf(page, other.id)).status).toBe("GENERATED");
  });

  test("is read first when it is chosen for a free time, and gets it", async ({ page }) => {
    const post = await draft(page, `Muffins ${Date.now()}`);
    await page.goto("/week");
    await page.getByRole("link", { name: "Next week", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Your next week" })).toBeVisible();
    const free = page.getByRole("button", { name: /^Free:/ }).last();
    await free.click();
    const dialog = page.getByRole("dialog", { name: /4:00 PM/ });
    const time = (await dialog.getByRole("heading").textContent()) ?? "";
    const choice = dialog.getByRole("button").filter({ hasText: post.content.slice(0, 40) });
    await expect(choice).toContainText("Not read yet");
    await choice.click();
    await readAndSchedule(page, post.content, time);
    expect((await postOf(page, post.id)).status).toBe("SCHEDULED");
  });
});
