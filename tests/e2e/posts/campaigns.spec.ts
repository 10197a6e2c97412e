import { addDays } from "../../../lib/i18n/calendar";
import type { CampaignList, Campaign } from "../../../lib/posts/campaigns/types";
import { setPlan } from "../database";
import { appUrl, expect, expectAccessible } from "../fixtures";
import { postOf } from "../owner";
import { makePlanner, mondayIn, openPhone, test, userIdOf } from "./week/planned-weeks";

test(
  "a campaign is planned on a phone, read, moved by a week and stopped",
  { tag: "@core" },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const planner = await makePlanner(browser);
    await setPlan(userIdOf(planner), "PROFESSIONAL");
    const context = await openPhone(browser, planner);
    const page = await context.newPage();
    const read = async <T>(path: string) =>
      ((await (await page.request.get(`${appUrl}/api${path}`)).json()) as { object: T }).object;
    const first = mondayIn(2);

    await page.goto(`/week?from=${first}`);
    await page.getByRole("link", { name: "Plan my week" }).click();
    await page.getByRole("link", { name: "Campaign", exact: true }).click();
    await expect(page.getByText("Campaigns planned this month: 0 of 4.")).toBeVisible();
    await expect(page.getByText("Give the campaign a name first.")).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("Christmas market");
    await page.getByLabel("First day").fill(first);
    await page.getByLabel("Last day").fill(addDays(first, 60));
    await expect(page.getByText("A campaign lasts six weeks at most.")).toBeVisible();
    await page.getByLabel("Last day").fill(addDays(first, 11));
    await page.getByRole("textbox", { name: "What is it about?" }).fill("Mulled wine. Wreaths at 18 a piece");
    await expect(page.getByText("10 chosen")).toBeVisible();
    for (let day = 2; day < 5; day += 1) await page.getByRole("button", { pressed: true }).nth(2).click();
    await expect(page.getByText("7 chosen")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Christmas market");
    await expect(page.getByText("7 chosen")).toBeVisible();
    await page.getByRole("button", { name: "Find ideas" }).click();
    await expect(page.getByRole("heading", { name: "7 ideas for your campaign" })).toBeVisible({
      timeout: 30_000,
    });
    await expectAccessible(page);
    for (let drop = 0; drop < 4; drop += 1) await page.getByRole("button", { name: "Drop" }).first().click();
    await page.getByRole("button", { name: /^Write 3 · about/ }).click();
    await page.getByRole("link", { name: "Read your week" }).click({ timeout: 60_000 });
    for (let number = 1; number <= 2; number += 1) {
      await expect(page.getByText(`${number} of 3`)).toBeVisible();
      await expect(page.getByText("Christmas market").first()).toBeVisible();
      await page.getByRole("button", { name: "Keep" }).click();
    }
    await page.getByRole("button", { name: "Drop" }).click();
    await page.getByRole("button", { name: "Schedule the 2 you have read" }).click();
    await expect(page.getByText("2 posts are scheduled").first()).toBeVisible();

    const [listed] = (await read<CampaignList>("/campaign")).campaigns;
    const id = listed?.id ?? "";
    const before = await read<Campaign>(`/campaign/${id}`);
    const posts = before.posts.filter(({ status }) => status === "SCHEDULED");
    expect(posts).toHaveLength(2);
    await page.goto("/week/campaign");
    await page.getByRole("link", { name: /^Christmas market/ }).click();
    await page.getByRole("button", { name: "Move" }).click();
    const day = page.getByLabel("New first day of the posts still to go out");
    await day.fill(addDays(await day.inputValue(), 7));
    await expect(page.getByText("Everything goes out 7 days later.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
    await expect(page.getByText("The campaign is moved")).toBeVisible();
    for (const { id: postId, scheduledTime } of posts) {
      const week = 7 * 86_400_000;
      const moved = new Date(Date.parse(scheduledTime ?? "") + week).toISOString();
      expect(await postOf(page, postId)).toMatchObject({ scheduledTime: moved });
    }

    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("2 scheduled posts lose their times and are drafts again.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop the campaign" }).click();
    await expect(page.getByText("The campaign is stopped")).toBeVisible();
    for (const { id: postId } of posts)
      expect(await postOf(page, postId)).toMatchObject({ status: "GENERATED", scheduledTime: null });
    await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
    await context.close();
  },
);

test("an owner of the Standard plan reads what a campaign is and where to get it", async ({ browser }) => {
  const planner = await makePlanner(browser);
  await setPlan(userIdOf(planner), "STANDARD");
  const context = await browser.newContext({ baseURL: appUrl, storageState: planner });
  const page = await context.newPage();
  await page.goto("/week/campaign");
  await expect(page.getByRole("heading", { name: "Campaigns come with Professional" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Find ideas" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "View Subscription Plans" }).click();
  await expect(page.getByText("4 campaigns a calendar month, posts over several weeks")).toBeVisible();
  await context.close();
});
