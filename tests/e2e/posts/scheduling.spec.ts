import { isDue } from "../database";
import { appUrl, expect, expectAccessible, plantFault, shot } from "../fixtures";
import { connectPage, draft, openWorkspace, test, write } from "../owner";
import { schedule } from "../schedule";

test(
  "a post is scheduled, given another time, cancelled, deleted and brought back",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(180_000);
    // The sandbox's model begins many posts with the same words; only this one contains the number.
    const stamp = String(Date.now());
    const post = await draft(page, `Poppy seed rolls, only this week ${stamp}`);
    await openWorkspace(page, post);

    await test.step("choose when to publish", async () => {
      await page.getByRole("button", { name: "Post Now" }).click();
      const dialog = page.getByRole("dialog", { name: "Confirm Post" });
      const scheduled = dialog.getByRole("switch", { name: "Schedule Post" });
      await dialog.getByRole("button", { name: "Facebook" }).click();
      await expect(dialog).toContainText(
        "Your post will be marked as published without being posted to any platform",
      );
      await expect(scheduled).toBeDisabled();
      await expect(dialog.getByRole("button", { name: "Mark post as published" })).toBeEnabled();
      await dialog.getByRole("button", { name: "Facebook" }).click();
      await scheduled.check();
      await expect(dialog).toContainText("Your post will be published at the scheduled time");
      await expect(dialog.getByText(/^Selected time: .+ at 12:00 PM, Budapest time$/)).toBeVisible();
      await dialog.getByRole("button", { name: "Facebook" }).click();
      await expect(dialog.getByText("Please select at least one platform for scheduling")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Mark post as published" })).toBeDisabled();
      await dialog.getByRole("button", { name: "Facebook" }).click();
      await shot(page, "scheduling/01-tomorrow-noon");
      await expectAccessible(page);
    });

    await test.step("the day can be taken back, and no past one chosen", async () => {
      const dialog = page.getByRole("dialog", { name: "Confirm Post" });
      await dialog.getByRole("button", { name: /, 20\d\d$/ }).click();
      const calendar = page.getByRole("dialog", { name: "Pick a date" });
      await expect(calendar.locator("[data-selected] button")).toBeVisible();
      await shot(page, "scheduling/02-calendar");
      await expectAccessible(page);
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Budapest" }).format();
      const { past, open } = await calendar.locator("td[data-day]").evaluateAll((cells, first) => {
        const before = cells.filter((cell) => (cell.getAttribute("data-day") ?? "") < first);
        return {
          past: before.length,
          open: before.filter((cell) => cell.querySelector("button:enabled")).length,
        };
      }, today);
      expect(open, `of ${past} past days`).toBe(0);
      await calendar.locator("[data-selected] button").click();
      await page.keyboard.press("Escape");
      await expect(dialog.getByText("Select a date first")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Schedule Post", exact: true })).toBeDisabled();
      await dialog.getByRole("button", { name: "Pick a date" }).click();
      await calendar.locator("td:not([data-disabled]):not([data-today]) button").first().click();
      await dialog.getByLabel("Hour").selectOption({ label: "9" });
      await dialog.getByLabel("Minute").selectOption({ label: "45" });
      await dialog.getByLabel("AM/PM").selectOption("AM");
      await expect(dialog.getByText(/^Selected time: .+ at 9:45 AM, Budapest time$/)).toBeVisible();
    });

    await test.step("it says when it goes out", async () => {
      const dialog = page.getByRole("dialog", { name: "Confirm Post" });
      await dialog.getByRole("button", { name: "Schedule Post", exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/^Goes out .+ at 9:45 AM, Budapest time$/)).toBeVisible();
      await shot(page, "scheduling/03-scheduled");
    });

    const view = page.getByRole("listitem").filter({ hasText: stamp }).getByRole("button", { name: "View" });
    await test.step("another time", async () => {
      await page.goto(`/your-posts?status=SCHEDULED&q=${stamp}`);
      await view.click();
      const details = page.getByRole("dialog", { name: "Post Details" });
      await details.getByText("What happened").click();
      await expect(details.getByText("Its time was set")).toBeVisible();
      await expectAccessible(page);
      await shot(page, "scheduling/04-details");
      await details.getByRole("button", { name: "Change the time" }).click();
      await details.getByLabel("Hour").selectOption({ label: "10" });
      await details.getByRole("button", { name: "Save" }).click();
      await expect(details).toBeHidden();
      await expect(page.getByText(/^Goes out .+ at 10:45 AM, Budapest time$/).first()).toBeVisible();
    });

    await test.step("cancel it, with the question", async () => {
      await view.click();
      await page.getByRole("button", { name: "Cancel Schedule" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(
        "Are you sure you want to cancel this scheduled post? This action cannot be undone.",
      );
      await expect(question.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
      await shot(page, "scheduling/05-cancel");
      await question.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByText("Post schedule cancelled successfully")).toBeVisible();
      // It is no longer in this list, and the dialog is closed.
      await expect(page.getByRole("dialog", { name: "Post Details" })).toBeHidden();
      const list = page.getByRole("region", { name: "Your Posts" });
      await expect(list.getByText(stamp)).toHaveCount(0);
    });

    await test.step("delete it, and bring it back", async () => {
      await write(page, "One that stays in the list");
      await page.goto("/your-posts");
      const cards = page.getByRole("region", { name: "Your Posts" }).getByRole("listitem");
      const card = cards.filter({ hasText: stamp });
      await expect(card.first()).toBeVisible();
      const before = await card.count();
      await card.first().getByRole("button", { name: "View" }).click();
      await page.getByText("What happened").click();
      await expect(page.getByText("The schedule was cancelled")).toBeVisible();
      await expect(page.getByRole("button", { name: "Cancel Schedule" })).toBeHidden();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete post" }).click();
      await expect(card).toHaveCount(before - 1);
      await expect(page.getByRole("region", { name: "Your Posts" })).toBeFocused();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(card).toHaveCount(before);
    });
  },
);

test("a deletion that is refused brings the card back, and says why", async ({ page }) => {
  const post = await draft(page, `Sunday brunch ${Date.now()}`);
  await page.goto("/your-posts");
  const card = page
    .getByRole("listitem")
    .filter({ hasText: post.content.slice(0, 40) })
    .first();
  await card.getByRole("button", { name: "View" }).click();
  await page.route(`**/api/post/${post.id}`, (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete post" }).click();
  await expect(page.getByText("The post could not be deleted")).toBeVisible();
  await expect(card).toBeVisible();
});

test("a time that does not work out keeps the dialog open", async ({ page }) => {
  await openWorkspace(page, await draft(page, "Rye bread on Thursdays"));
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("switch", { name: "Schedule Post" }).check();
  await page.route("**/api/post/schedule", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Schedule Post", exact: true }).click();
  await expect(page.getByText("Failed to schedule post. Please try again.")).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
  await expect(page.getByRole("button", { name: "Schedule Post" }), "the main button").toBeVisible();
});

test("one switch pauses and resumes everything", { tag: "@core" }, async ({ page }) => {
  await page.goto("/dashboard");
  const pause = page.getByRole("switch", { name: "Pause everything" });
  await pause.check();
  await expect(page.getByText("Everything that is scheduled is paused")).toBeVisible();
  await page.reload();
  await expect(pause).toBeChecked();
  await expectAccessible(page);
  await shot(page, "scheduling/06-paused");
  await pause.uncheck();
  await expect(page.getByText("Scheduled posts go out again")).toBeVisible();
});

test("resuming asks about what came due in the meantime, even after the page was rendered", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const pause = page.getByRole("switch", { name: "Pause everything" });
  await pause.check();
  await expect(page.getByText("Everything that is scheduled is paused")).toBeVisible();
  const post = await draft(page, `Rolls that wait ${Date.now()}`);
  await schedule(page, post, new Date(Date.now() + 5_000));
  await expect.poll(() => isDue(post.id), { timeout: 30_000 }).toBe(true);
  await pause.click();
  const dialog = page.getByRole("dialog", { name: "Resume scheduled posts?" });
  await expect(dialog.getByText(/should have gone out while everything was paused/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stay paused" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(pause).toBeChecked();
  await expect(pause).toBeFocused();
  await pause.click();
  await dialog.getByLabel("Publish them now").check();
  await dialog.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Scheduled posts go out again")).toBeVisible();
  const status = async () => {
    const reply = await page.request.get(`${appUrl}/api/post/${post.id}`);
    return ((await reply.json()) as { object: { status: string } }).object.status;
  };
  await expect.poll(status, { timeout: 30_000 }).toBe("PUBLISHED");
});

test("a schedule that would fail is reported at once and on the dashboard, with the button that fixes it", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await openWorkspace(page, await draft(page, `Plum jam ${Date.now()}`));
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("switch", { name: "Schedule Post" }).check();
  // Planted last: the page check that follows has nothing of the post in it, so the fault cannot be limited to it.
  await plantFault({ provider: "facebook", kind: "expired-token" });
  await dialog.getByRole("button", { name: "Schedule Post", exact: true }).click();
  await expect(page.getByText(/As things stand it would fail then\./)).toBeVisible({ timeout: 30_000 });
  await shot(page, "scheduling/07-would-fail");
  await page.getByRole("link", { name: "Put it right on the dashboard" }).click();
  const notices = page.getByRole("region", { name: "Needs your attention" });
  await expect(notices).toBeVisible();
  await expectAccessible(page);
  await shot(page, "scheduling/08-notices");
  await connectPage(page);
  // Connecting from the notice or from the card closes the notice.
  await expect(notices.getByText("Your page needs to be connected again")).toBeHidden();
});
