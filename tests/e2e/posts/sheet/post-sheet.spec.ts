import { postRow } from "../../database";
import { expect, expectAccessible } from "../../fixtures";
import { call, draft, test } from "../../owner";
import { inTwoDays, scheduledPost, setSlots, textsOnPage } from "../../schedule";
import { openSheet, textOf } from "./post-sheet";

test("the text and the time of a scheduled post are corrected with three presses, and it is not sent", async ({
  page,
}) => {
  const post = await scheduledPost(page, "Wednesday rolls", inTwoDays());
  // The first press.
  const { view, sheet } = await openSheet(page, post);
  await expect(textOf(sheet), "ready to be typed into").toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" Until noon.");
  // The second.
  await sheet.getByRole("button", { name: "Change the time" }).click();
  await sheet.getByLabel("Hour").selectOption({ label: "11" });
  await expect(sheet.getByText(/^Selected time: .+ at 11:15 AM, Budapest time$/)).toBeVisible();
  // The third.
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect(view).toBeFocused();
  const later = new Date(inTwoDays().getTime() + 3_600_000);
  const row = await postRow(post.id);
  expect(row).toMatchObject({ status: "SCHEDULED", scheduledAt: later });
  expect(row.content).toContain("Until noon.");
  expect(await textsOnPage()).not.toContain(row.content);
});

test("no button of a scheduled post's sheet sends it without asking once more", async ({ page }) => {
  const post = await scheduledPost(
    page,
    `Thursday plaits. ${"Rye, walnut and plum. ".repeat(40)}`,
    inTwoDays(),
  );
  const { sheet } = await openSheet(page, post);
  // What the specification puts there is in the first window, however long the text.
  for (const part of [
    sheet.getByText(/^Cost/),
    sheet.getByText("Facebook: Waiting"),
    sheet.getByRole("button", { name: "See more" }),
    sheet.getByRole("button", { name: "Open in Workspace" }),
    sheet.getByRole("button", { name: "Cancel Schedule" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/post/publish")) sent.push(request.url());
  });
  const question = page.getByRole("alertdialog");
  for (const [button, stay] of [
    ["Post now instead", "Leave as it is"],
    ["Cancel Schedule", "Cancel"],
    ["Delete", "Cancel"],
  ] as const) {
    await sheet.getByRole("button", { name: button, exact: true }).click();
    await question.getByRole("button", { name: stay, exact: true }).click();
    await expect(question).toBeHidden();
  }
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  expect(sent).toEqual([]);
  expect(await postRow(post.id)).toMatchObject({ status: "SCHEDULED", scheduledAt: inTwoDays() });
  expect(await textsOnPage()).not.toContain(post.content);

  await test.step("once it is confirmed, with the text as it was typed", async () => {
    const early = await openSheet(page, post);
    const typed = `Plaits from seven, today only. ${post.id}`;
    await textOf(early.sheet).fill(typed);
    await early.sheet.getByRole("button", { name: "Post now instead" }).click();
    await question.getByRole("button", { name: "Post Now" }).click();
    await expect(early.sheet.getByText("Published on Kovács Bakery")).toBeVisible();
    await expect(early.sheet.getByRole("link", { name: "See it on Facebook" })).toBeVisible();
    await expect(textOf(early.sheet)).toHaveCount(0);
    await expect(early.sheet, "the pressed button is gone").toBeFocused();
    expect(await textsOnPage()).toContain(typed);
  });
});

test("a draft is scheduled in its sheet, by a button that says so", async ({ page }) => {
  const post = await draft(page, `Plum cake ${Date.now()}`);
  const { sheet } = await openSheet(page, post);
  await expect(sheet.getByText("A draft. It goes out once you schedule or post it.")).toBeVisible();
  await sheet.getByRole("button", { name: "Schedule", exact: true }).press("Enter");
  await expect(sheet.getByRole("button", { name: /, 20\d\d$/ }), "the day").toBeFocused();
  await sheet.getByRole("button", { name: "Leave it without a time" }).press("Enter");
  await expect(sheet.getByRole("button", { name: "Schedule", exact: true })).toBeFocused();
  await expect(sheet.getByRole("button", { name: "Schedule Post" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(sheet.getByText(/^Selected time: .+ at 12:00 PM, Budapest time$/)).toBeVisible();
  await sheet.getByRole("button", { name: "Schedule Post" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Goes out tomorrow at 12:00 PM, Budapest time$/).first()).toBeVisible();
  const row = await postRow(post.id);
  expect(row.status).toBe("SCHEDULED");
  expect(row.scheduledAt?.getTime()).toBeGreaterThan(Date.now());
});

test("the sheet is worked by the keyboard alone, and read out by its title", async ({ page }) => {
  const post = await scheduledPost(page, "Saturday sourdough", inTwoDays());
  await page.goto("/your-posts");
  const card = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
  const view = card.first().getByRole("button", { name: "View" });
  await view.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await expect(textOf(sheet)).toBeFocused();
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    return [x, y, width, height].map(Math.round);
  };
  await expect.poll(place, "at the right, from top to bottom").toEqual([960, 0, 480, 900]);
  await expectAccessible(page);

  const reached: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    const { name, inside } = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      return { name: label.trim(), inside: element?.closest("[role=dialog]") !== null };
    });
    expect(inside, `${name} after ${step + 1} steps`).toBe(true);
    reached.push(name);
  }
  for (const name of ["Open in Workspace", "Cancel Schedule", "Delete", "What happened", "Save", "Close"])
    expect(reached).toContain(name);

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(view).toBeFocused();
});

test("a post that was published is read-only, and its duplicate is a draft", async ({ page }) => {
  const post = await draft(page, `Once published ${Date.now()}`);
  await call(page, "/api/post/publish", {
    postID: post.id,
    postContent: post.content,
    platforms: ["FACEBOOK"],
  });
  const { sheet } = await openSheet(page, post);
  await expect(sheet.getByRole("link", { name: "See it on Facebook" })).toBeVisible();
  await expect(textOf(sheet)).toHaveCount(0);
  await sheet.getByRole("button", { name: "Duplicate" }).click();
  await expect(sheet.getByText("This is a copy. The original stays as it is.")).toBeVisible();
  await expect(textOf(sheet)).toHaveValue(post.content);
  await expect(textOf(sheet)).toBeFocused();
  await expect(sheet.getByRole("button", { name: "Schedule", exact: true })).toBeVisible();
});

test("the next free posting time is the first choice for a draft", async ({ page }) => {
  const post = await draft(page, `In its posting time ${Date.now()}`);
  // Every day at 16:20, which is not on a quarter hour.
  await setSlots(
    page,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 16 * 60 + 20 })),
  );
  try {
    const { sheet } = await openSheet(page, post);
    await sheet.getByRole("button", { name: /^Next free: (today|tomorrow) at 4:20 PM, / }).click();
    await expect(sheet.getByText(/^Selected time: .+ at 4:20 PM, Budapest time$/)).toBeVisible();
    await sheet.getByRole("button", { name: "Schedule Post" }).click();
    await expect(sheet).toBeHidden();
    const { status, scheduledAt } = await postRow(post.id);
    expect(status).toBe("SCHEDULED");
    const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Budapest", timeStyle: "short" });
    expect(clock.format(scheduledAt ?? 0)).toBe("16:20");
  } finally {
    await setSlots(page, []);
  }
});
