import { addDays, mondayOf } from "../../../lib/i18n/calendar";
import type { Page } from "@playwright/test";
import { wallTime } from "../../../lib/i18n/wall-time";
import { countClicks } from "../click-counter";
import { expect, expectAccessible } from "../fixtures";
import { draft, postOf, test, write } from "../owner";
import { deleteDrafts, schedule, setSlots } from "../schedule";
import { dayInWords } from "../week";

const SLOTS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, minute: 16 * 60 }));

async function drafts(page: Page, ...subjects: string[]): Promise<{ id: number; content: string }[]> {
  const made = [];
  for (const about of subjects) made.push(await draft(page, `${about} ${Date.now()}`));
  return made;
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await setSlots(page, SLOTS);
  await deleteDrafts(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("a week of five is read and scheduled in at most six presses", { tag: "@core" }, async ({ page }) => {
    const posts = await drafts(page, "Rye", "Rolls", "Cake", "Flour", "Walnut");
    const counter = await countClicks(page.context());
    await page.goto("/week");
    await page.getByRole("link", { name: "Read 5 drafts" }).click();
    for (const [index, post] of posts.entries()) {
      await expect(page.getByText(`${index + 1} of 5`)).toBeVisible();
      await expect(page.getByRole("article")).toContainText(post.content.slice(0, 40));
      if (index === 0) await expectAccessible(page);
      await page.getByRole("button", { name: index < 4 ? "Keep" : "Keep, and schedule all 5" }).click();
    }
    await expect(page.getByText("5 posts are scheduled").first()).toBeVisible();
    expect(counter.clicks()).toBeLessThanOrEqual(6);
    // It ends on her week.
    await expect(page).toHaveURL(/\/week\?from=/);
    await expect(page.locator(`[data-day] [data-post="${posts[0]?.id}"]`)).toBeVisible();
    const times = await Promise.all(posts.map(async ({ id }) => (await postOf(page, id)).scheduledTime));
    expect(new Set(times).size).toBe(5);
    expect(times).not.toContain(null);
  });
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("a swipe goes on and back, and none does while a text is changed", async ({ page }) => {
    await drafts(page, "Spelt", "Oats");
    await page.goto("/week/read");
    await expect(page.getByText("1 of 2")).toBeVisible();
    const swipe = async (from: number, to: number) => {
      const client = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x, y: 200 }],
        });
      await touch("touchStart", from);
      for (let step = 1; step <= 10; step += 1) await touch("touchMove", from + ((to - from) * step) / 10);
      await touch("touchEnd", to);
    };
    await expect(async () => {
      await swipe(320, 60);
      await expect(page.getByText("2 of 2")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(async () => {
      await swipe(60, 320);
      await expect(page.getByText("1 of 2")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await page.getByRole("button", { name: "Change" }).click();
    await swipe(320, 60);
    await expect(page.getByLabel("Text of the post")).toBeVisible();
    await expect(page.getByText("1 of 2")).toBeVisible();
  });
});

test("the week counts the drafts that the reading has, the oldest thirty", async ({ page }) => {
  await drafts(page, "The oldest draft");
  for (let number = 0; number < 30; number += 1) await write(page, `Own words ${number} ${Date.now()}`);
  await page.goto("/week");
  await page.getByRole("link", { name: "Read 1 draft" }).click();
  await expect(page.getByText("1 of 1")).toBeVisible();
});

test("the end comes with the line, where that is lost before it", async ({ page, context }) => {
  await drafts(page, "Spelt rolls");
  await page.goto("/week/read");
  await expect(page.getByText("1 of 1")).toBeVisible();
  // A key is not kept until the page is hydrated, as a press is; Playwright waits for the button until then.
  await page.getByRole("button", { name: "Change" }).click({ trial: true });
  await context.setOffline(true);
  const lost = page.waitForEvent("requestfailed", (request) => request.resourceType() === "script");
  await page.keyboard.press("ArrowRight");
  await lost;
  await expect(page.getByText("1 of 1")).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Go on reading" })).toBeVisible();
});

test("a day that its owner keeps is asked for once, and the card says it no more", async ({ page }) => {
  const from = addDays(mondayOf(wallTime(new Date(), "Europe/Budapest").date), 14);
  const before = dayInWords(addDays(from, -2));
  const post = await write(page, `Workshop on ${before}, number ${Date.now()}`);
  await schedule(page, post, `${addDays(from, 1)}T10:00:00.000Z`);
  const card = page.locator(`[data-day] [data-post="${post.id}"]`);
  await page.goto(`/week?from=${from}`);
  await expect(card.getByText(`It says “${before}”`)).toBeVisible();
  await page.goto(`/week?from=${from}&post=${post.id}`);
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  const question = sheet.getByText(`It says “${before}” and goes out`);
  await expect(question).toBeVisible();
  await sheet.getByRole("button", { name: "Keep this time" }).click();
  await expect(question).toBeHidden();
  // Its time of day is another one now, and with it its revision; its words and its day are not.
  await schedule(page, post, `${addDays(from, 1)}T11:00:00.000Z`);
  await page.reload();
  await expect(sheet.getByText("Goes out").first()).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(card.getByText(`It says “${before}”`)).toBeHidden();
  await schedule(page, post, `${addDays(from, 2)}T11:00:00.000Z`);
  await page.reload();
  await expect(card.getByText(`It says “${before}”`)).toBeVisible();
});

test("a draft is changed in place, another one dropped, and the place survives a reload", async ({
  page,
}) => {
  const [first, second, third] = await drafts(page, "Pretzels", "Stollen", "Baguette");
  if (!first || !second || !third) throw new Error("The drafts were not written");
  await page.goto("/week/read");
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.locator("[data-own-words]")).toBeVisible();
  await page.getByLabel("Text of the post").fill(" ");
  await expect(page.getByRole("button", { name: "Keep" })).toHaveAccessibleDescription(
    "The post has no text.",
  );
  await page.getByLabel("Text of the post").fill("Pretzels, in my own words.");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("2 of 3")).toBeVisible();
  expect((await postOf(page, first.id)).content).toBe("Pretzels, in my own words.");
  await page.getByRole("button", { name: "Drop" }).click();
  await expect(page.getByText("3 of 3")).toBeVisible();
  await page.reload();
  await expect(page.getByText("3 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Keep, and schedule all 2" }).click();
  await expect(page.getByText("2 posts are scheduled").first()).toBeVisible();
  expect((await postOf(page, first.id)).status).toBe("SCHEDULED");
  expect((await postOf(page, second.id)).status).toBe("GENERATED");
  expect((await postOf(page, third.id)).status).toBe("SCHEDULED");
});

test("two tabs decide of different drafts, and each knows what the other has", async ({ page, context }) => {
  await drafts(page, "Brioche", "Ciabatta");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/week/read");
    await expect(tab.getByText("1 of 2")).toBeVisible();
    // Hydrated, which the HTML shows nothing of: a tab that is so only after the decision begins behind it.
    await tab.getByRole("button", { name: "Next post" }).click({ trial: true });
  }
  await page.getByRole("button", { name: "Drop" }).click();
  await expect(page.getByText("2 of 2")).toBeVisible();
  await other.getByRole("button", { name: "Next post" }).click();
  await other.getByRole("button", { name: "Keep" }).click();
  await page.keyboard.press("ArrowRight");
  for (const tab of [page, other]) {
    await expect(tab.getByRole("heading", { name: "You have read one post" })).toBeVisible();
    await expect(tab.getByText("Stays a draft")).toBeVisible();
    await expect(tab.getByText("One more waits to be read.")).toBeHidden();
  }
});

test("Fill is the reading, which gives what was read before its time as well, and takes it back", async ({
  page,
}) => {
  const [fresh] = await drafts(page, "Croissants");
  const own = await write(page, `Own words are read ${Date.now()}`);
  await page.goto("/week");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Fill the free times" }).click();
  await expect(page.getByRole("article")).toContainText(fresh?.content.slice(0, 40) ?? "");
  await page.getByRole("button", { name: "Keep, and schedule all 2" }).click();
  await expect(page.getByText("2 posts are scheduled").first()).toBeVisible();
  expect((await postOf(page, own.id)).status).toBe("SCHEDULED");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await postOf(page, own.id)).status).toBe("GENERATED");
});

test("what was read before, as on another device, is offered at the end, and where nothing is left to read", async ({
  page,
}) => {
  const own = await write(page, `Read on another device ${Date.now()}`);
  const offer = page.getByText("One draft that you read before has no time yet.");
  await page.goto("/week/read");
  await expect(offer).toBeVisible();
  const [fresh] = await drafts(page, "Croissants");
  await page.reload();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(offer).toBeVisible();
  await page.getByRole("link", { name: "Fill the free times" }).click();
  await page.getByRole("button", { name: "Schedule the 2 you have read" }).click();
  await expect(page.getByText("2 posts are scheduled").first()).toBeVisible();
  for (const id of [own.id, fresh?.id ?? 0]) expect((await postOf(page, id)).status).toBe("SCHEDULED");
});

test("what the server refuses stays at the end with its reason and a press, and what was scheduled is said", async ({
  page,
}) => {
  const [first, second, third] = await drafts(page, "Focaccia", "Challah", "Bagels");
  if (!first || !second || !third) throw new Error("The drafts were not written");
  await page.goto("/week/read");
  for (const place of ["1 of 3", "2 of 3"]) {
    await expect(page.getByText(place)).toBeVisible();
    await page.getByRole("button", { name: "Keep" }).click();
  }
  await expect(page.getByText("3 of 3")).toBeVisible();
  const origin = new URL(page.url()).origin;
  await page.request.delete(`/api/post/${first.id}`, { headers: { origin } });
  const { revision } = (await postOf(page, second.id)) as unknown as { revision: number };
  await page.request.patch(`/api/post/${second.id}`, {
    data: { content: "Changed on the phone.", revision, view: crypto.randomUUID() },
    headers: { origin },
  });
  await page.getByRole("button", { name: "Keep, and schedule all 3" }).click();
  await expect(page.getByRole("heading", { name: "2 posts could not be scheduled" })).toBeVisible();
  await expect(page.getByText("This post could not be found.")).toBeVisible();
  await expect(page.getByText("This post was changed elsewhere in the meantime.")).toBeVisible();
  expect((await postOf(page, third.id)).status).toBe("SCHEDULED");
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByRole("article")).toContainText("Changed on the phone.");
});

test("without a posting time the end offers three", async ({ page }) => {
  await setSlots(page, []);
  const [post] = await drafts(page, "Panettone");
  await page.goto("/week/read");
  await expect(page.getByText("You have no posting times yet.")).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("button", { name: "Choose a time" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Post now" })).toBeVisible();
  await page.getByRole("button", { name: "Use these 3 times" }).click();
  await page.getByRole("button", { name: "Schedule the one you have read" }).click();
  await expect(page).toHaveURL(/\/week\?from=/);
  expect((await postOf(page, post?.id ?? 0)).status).toBe("SCHEDULED");
});

test("another time is chosen in place", async ({ page }) => {
  const [post] = await drafts(page, "Sourdough");
  if (!post) throw new Error("The draft was not written");
  await page.goto("/week/read");
  await page.getByRole("button", { name: "Other time" }).click();
  await page.getByRole("button", { name: "Take this time" }).click();
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: "Schedule the one you have read" }).click();
  await expect(page.getByText("One post is scheduled").first()).toBeVisible();
  expect((await postOf(page, post.id)).status).toBe("SCHEDULED");
});
