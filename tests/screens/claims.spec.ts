import type { Page } from "@playwright/test";
import { db } from "../../lib/db";
import { appUrl } from "../e2e/fixtures";
import { inDays, person, type Person } from "./people";
import { addNotice, addPost, inItsWeek } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1366];
const TEXT =
  "Sourdough from 7 on Saturday, as always. A loaf is €4.20, the second one 15% off until noon, and we have set 24 loaves aside for the early birds.\n\nOrder by phone on +36 1 555 1234.";

/** A draft that a model wrote and that says four things too many. */
async function inventive(): Promise<Person & { draft: number }> {
  const anna = await person("anna", { connected: true, plan: {} });
  await db.user.update({ where: { id: anna.userId }, data: { timeZone: "Europe/Budapest" } });
  const draft = await addPost(anna, "loaves", {
    created: -1,
    image: "A basket of sourdough loaves on a wooden table",
  });
  await db.post.update({ where: { id: draft }, data: { content: TEXT } });
  await db.postVersion.deleteMany({ where: { postId: draft } });
  const written = { postId: draft, createdAt: new Date() };
  await db.postVersion.create({ data: { ...written, content: TEXT, source: "DRAFT" } });
  await db.postSource.create({
    data: { ...written, source: "REQUEST", text: "Sourdough on Saturday from 7" },
  });
  return { ...anna, draft };
}

/** Gives a scheduled post a price that is over before it goes out. */
async function leanOnFact({ userId }: Person, id: number): Promise<void> {
  const content = "Roast goose with red cabbage, 3,900 Ft. Come early.";
  const until = inDays(-1);
  const times = { createdAt: inDays(-9), updatedAt: inDays(-9) };
  const fact = await db.fact.create({
    data: { userId, kind: "OFFER", text: "Goose 3,900 Ft", until, ...times },
  });
  const { revision } = await db.post.update({ where: { id }, data: { content } });
  const from = content.indexOf("3,900");
  await db.postClaim.create({
    data: {
      ...{ postId: id, revision, from, to: from + 8, kind: "PRICE", text: "3,900 Ft" },
      ...{ value: "MONEY 3900 HUF", verdict: "SAID", source: "FACT", factId: fact.id, createdAt: inDays(-1) },
    },
  });
  await db.post.update({ where: { id }, data: { claimsRevision: revision } });
}

const questions = (page: Page) => page.getByRole("region", { name: "What to check in this text" });

test("what nobody said, in the reading, the sheet, the workspace and Confirm Post", async ({ page }) => {
  const anna = await inventive();
  await signInAs(page, anna.token);
  await page.goto(`/week/read?post=${anna.draft}`, { waitUntil: "networkidle" });
  await expect(questions(page)).toBeVisible();
  await shoot(page, "claims-reading", { widths: WIDTHS });
  await page.goto(`/week?post=${anna.draft}`, { waitUntil: "networkidle" });
  await expect(questions(page)).toBeVisible();
  const scroll = () => questions(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "claims-sheet", { widths: WIDTHS, window: true, before: scroll });

  await visit(page, "/your-posts", "Your Posts");
  await page.evaluate((record) => localStorage.setItem("workspace_post", JSON.stringify(record)), {
    id: anna.draft,
    content: TEXT,
    imageUrl: null,
  });
  await visit(page, "/post-generator", "Post Workspace");
  await expect(questions(page)).toBeVisible();
  await shoot(page, "claims-workspace", { widths: WIDTHS });
  await page
    .getByRole("button", { name: /is right$/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Keep as a fact" })).toBeVisible();
  await shoot(page, "claims-keep", { widths: WIDTHS });
  await openDialog(page, page.getByRole("button", { name: "Post Now" }));
  await expect(
    page
      .getByRole("dialog")
      .getByText(/^You did not tell us/)
      .first(),
  ).toBeVisible();
  await shoot(page, "claims-confirm", { widths: WIDTHS, window: true });
});

test("a post that leans on a fact that ends, on the dashboard and in its sheet", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  const soon = await addPost(anna, "rolls", { status: "SCHEDULED", delivery: "PENDING", goesOut: inDays(2) });
  const held = await addPost(anna, "loaves", {
    status: "SCHEDULED",
    delivery: "PENDING",
    held: true,
    goesOut: inDays(1),
  });
  await db.post.update({
    where: { id: soon },
    data: { content: "Rolls fresh at seven. Call [your number] and we keep some for you." },
  });
  await leanOnFact(anna, held);
  await addNotice(anna, "PREFLIGHT", "POST_BLANK", soon);
  await addNotice(anna, "HELD", "FACT_ENDED", held);
  await signInAs(page, anna.token);
  await visit(page, "/dashboard", "Welcome back!");
  for (const part of ["Needs your attention", "Recent Posts"]) {
    const region = page.getByRole("region", { name: part });
    await expect(region.getByText("“3,900 Ft” is true until")).toBeVisible();
    await expect(region.getByText("“[your number]” is still to be filled in.")).toBeVisible();
  }
  await shoot(page, "claims-notices", { widths: WIDTHS });
  await visit(page, `/week?from=${inDays(2).toISOString().slice(0, 10)}`, /^Your/);
  await expect(page.locator("[data-notice=BLANK]")).toBeVisible();
  await shoot(page, "claims-week", { widths: WIDTHS });
  await visit(page, inItsWeek(held, inDays(1)), /^Your/);
  await expect(page.getByRole("button", { name: "Post it anyway" })).toBeVisible();
  await shoot(page, "claims-held-sheet", { widths: WIDTHS, window: true });
});

for (const locale of ["de", "hu", "fr"])
  test(`in ${locale}`, async ({ page }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    const anna = await inventive();
    await db.user.update({ where: { id: anna.userId }, data: { locale } });
    await signInAs(page, anna.token);
    await page.goto(`/week/read?post=${anna.draft}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("listitem").filter({ hasText: "€4.20" })).toBeVisible();
    await shoot(page, `claims-reading-${locale}`, { widths: [375] });
  });
