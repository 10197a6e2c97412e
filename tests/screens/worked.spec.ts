import { db } from "../../lib/db";
import { BAKERY } from "../facebook";
import { person } from "./people";
import { expect, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1440];
const DAY_MS = 86_400_000;
const CAKE = "Grandmother's plum cake is on the counter. One slice with your coffee is 890 Ft this week.";

test("what worked, and what became of posts", async ({ page }) => {
  const { userId, token } = await person("anna", { connected: true, plan: {} });
  await signInAs(page, token);
  await visit(page, "/what-worked", "What worked");
  await shoot(page, "worked-too-few", { widths: WIDTHS });
  // It has been read: what Facebook tells of the sandbox's page is not asked for.
  const read = { readAt: new Date(), usualPeople: 960, usualOf: 16 };
  const tracked = await db.trackedPage.create({ data: { userId, pageId: BAKERY, ...read } });
  for (let day = 8; day < 24; day++) {
    const asks = day % 2 === 0;
    const content = asks ? `Which roll is yours, number ${day}?` : `Rolls from half past six, number ${day}`;
    const createdTime = new Date(Date.now() - day * DAY_MS);
    const post = await db.post.create({
      data: { userId, content, status: "PUBLISHED", publishedAt: createdTime, createdAt: createdTime },
    });
    // Figures are compared once they were read a week after.
    const takenAt = new Date(createdTime.getTime() + 7 * DAY_MS);
    const figures = [
      { metric: "REACTIONS", takenAt, value: (asks ? 24 : 9) + (day % 7) },
      { metric: "COMMENTS", takenAt, value: day % 3 },
      { metric: "SHARES", takenAt, value: day % 2 },
      { metric: "PEOPLE", takenAt, value: (asks ? 1_380 : 260) + 9 * day },
      { metric: "VIEWS", takenAt, value: (asks ? 1_960 : 410) + 11 * day },
      { metric: "CLICKS", takenAt, value: 3 + (day % 8) },
      { metric: "LIKE", takenAt, value: (asks ? 17 : 8) + (day % 5) },
      { metric: "LOVE", takenAt, value: day % 6 },
      { metric: "ANGER", takenAt, value: day % 11 === 0 ? 1 : 0 },
    ] as const;
    await db.pagePost.create({
      data: {
        ...{ trackedPageId: tracked.id, postId: post.id, facebookId: String(day), createdTime },
        insights: { create: [...figures] },
      },
    });
  }
  const cake = await db.post.create({
    data: {
      ...{ userId, content: CAKE, status: "PUBLISHED", publishedAt: new Date(Date.now() - 90 * DAY_MS) },
      outcome: { create: { answer: "YES", answeredAt: new Date() } },
    },
  });
  await visit(page, "/what-worked", "What worked");
  await shoot(page, "worked", { widths: WIDTHS });
  await page.getByText("The posts behind it").first().click();
  await shoot(page, "worked-table", { widths: WIDTHS });
  // Until here it is offered; her permission makes it known.
  await db.connection.updateMany({ where: { userId }, data: { readsInsights: true } });
  const states = { usual: {}, role: { refusal: "ROLE" }, "few-likes": { refusal: "FEW_LIKES" } } as const;
  for (const [name, data] of Object.entries(states)) {
    await db.trackedPage.update({ where: { id: tracked.id }, data });
    await visit(page, "/what-worked", "What worked");
    await shoot(page, `worked-${name}`, { widths: WIDTHS });
  }
  await db.trackedPage.update({ where: { id: tracked.id }, data: { refusal: null } });
  await db.post.create({
    data: {
      ...{ userId, content: "Poppy seed rolls from half past six", status: "PUBLISHED" },
      publishedAt: new Date(Date.now() - 2 * DAY_MS),
    },
  });
  const { id, publishedAt } = await db.post.findFirstOrThrow({
    where: { userId, pagePosts: { some: {} } },
    orderBy: { publishedAt: "desc" },
  });
  await db.postOutcome.create({ data: { postId: id, answer: "YES", answeredAt: new Date() } });
  const day = publishedAt?.toISOString().slice(0, 10);
  await visit(page, `/week?from=${day}`, /week/i);
  await shoot(page, "worked-week", { widths: WIDTHS });
  await page.goto(`/your-posts?status=PUBLISHED&post=${id}`);
  await expect(page.getByText("your posts are usually seen by").first()).toBeVisible();
  await shoot(page, "worked-details", { widths: WIDTHS, window: true });
  await visit(page, "/your-posts?status=PUBLISHED", "Your Posts");
  await shoot(page, "worked-list", { widths: WIDTHS });
  await visit(page, "/dashboard", "Welcome");
  await shoot(page, "worked-asked", { widths: WIDTHS });
  await visit(page, "/what-worked", "What worked");
  await page.getByRole("button", { name: "Not this time" }).click();
  await expect(page.getByText("Noted. It is not proposed again for a year.")).toBeVisible();
  await shoot(page, "worked-declined", { widths: WIDTHS });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/post-generator?new&like=${cake.id}`);
    await expect(page.getByText("Like “Grandmother's plum cake")).toBeVisible();
    await shoot(page, "worked-like", { widths: [width], window: true });
  }
});
