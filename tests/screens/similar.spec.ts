import type { Page } from "@playwright/test";
import { db } from "../../lib/db";
import { appUrl } from "../e2e/fixtures";
import { inDays, person, type Person } from "./people";
import { addPost } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1366];

/** An owner with posting times, a post that goes out in a week, and a draft with its photo and words. */
async function repetitiveOwner(): Promise<Person & { draft: number }> {
  const anna = await person("anna", { connected: true, plan: {} });
  await db.user.update({ where: { id: anna.userId }, data: { timeZone: "Europe/Budapest" } });
  await db.postingSlot.createMany({
    data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ userId: anna.userId, weekday, minute: 22 * 60 })),
  });
  const image = "A basket of sourdough loaves on a wooden table";
  const first = await addPost(anna, "loaves", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: inDays(7),
    image,
  });
  const draft = await addPost(anna, "loaves", { created: -1 });
  const [shown] = await db.postMedia.findMany({ where: { postId: first } });
  if (shown) await db.postMedia.create({ data: { postId: draft, mediaId: shown.mediaId, position: 0 } });
  return { ...anna, draft };
}

const said = (page: Page) => page.getByRole("status").filter({ has: page.getByRole("link") });

test("a post like another one, in the sheet, in Confirm Post and in the reading; an unread draft", async ({
  page,
}) => {
  const anna = await repetitiveOwner();
  await signInAs(page, anna.token);
  await visit(page, `/week?post=${anna.draft}`, /^Your/);
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await sheet.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(said(page)).toBeVisible();
  const scroll = () => said(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "similar-sheet", { widths: WIDTHS, window: true, before: scroll });

  await visit(page, "/your-posts", "Your Posts");
  await page.evaluate((record) => localStorage.setItem("workspace_post", JSON.stringify(record)), {
    id: anna.draft,
    content: "Saturday",
    imageUrl: null,
  });
  await visit(page, "/post-generator", "Post Workspace");
  await openDialog(page, page.getByRole("button", { name: "Post Now" }));
  await expect(said(page)).toBeVisible();
  await shoot(page, "similar-confirm", { widths: WIDTHS, window: true, before: scroll });

  await visit(page, "/week", /^Your/);
  await openDialog(page, page.getByRole("button", { name: /^Free:/ }).last());
  await shoot(page, "unread-place", { widths: WIDTHS, window: true });
  await page.keyboard.press("Escape");
  await openDialog(
    page,
    page.locator(`[data-post="${anna.draft}"]`).getByRole("button", { name: "Move to…" }),
  );
  await page.getByRole("dialog").getByRole("list").first().getByRole("button").nth(1).click();
  await expect(page.getByText("You have not read this post yet.")).toBeVisible();
  await shoot(page, "unread-toast", { widths: [1366], window: true, toasts: true });
  await page.goto(`/week/read?post=${anna.draft}`, { waitUntil: "networkidle" });
  await expect(said(page)).toBeVisible();
  await shoot(page, "similar-reading", { widths: WIDTHS });
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Schedule the one/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot(page, "similar-reading-end", { widths: WIDTHS });
});

for (const locale of ["de", "hu", "fr"])
  test(`in ${locale}`, async ({ page }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    const anna = await repetitiveOwner();
    await db.user.update({ where: { id: anna.userId }, data: { locale, timeZone: "Europe/Vienna" } });
    await signInAs(page, anna.token);
    await page.goto(`/week/read?post=${anna.draft}`, { waitUntil: "networkidle" });
    await expect(said(page)).toBeVisible();
    await shoot(page, `similar-reading-${locale}`, { widths: [375] });
    await page.goto("/week", { waitUntil: "networkidle" });
    await shoot(page, `similar-week-${locale}`, { widths: [1366], window: true });
  });
