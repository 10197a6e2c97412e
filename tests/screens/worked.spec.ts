import { db } from "../../lib/db";
import { person } from "./people";
import { shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1440];
const DAY_MS = 86_400_000;

test("what worked, and what became of posts", async ({ page }) => {
  const { userId, token } = await person("anna");
  await signInAs(page, token);
  await visit(page, "/what-worked", "What worked");
  await shoot(page, "worked-too-few", { widths: WIDTHS });
  const tracked = await db.trackedPage.create({ data: { userId, pageId: "what worked" } });
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
    ] as const;
    await db.pagePost.create({
      data: {
        ...{ trackedPageId: tracked.id, postId: post.id, facebookId: String(day), createdTime },
        insights: { create: [...figures] },
      },
    });
  }
  await visit(page, "/what-worked", "What worked");
  await shoot(page, "worked", { widths: WIDTHS });
  await page.getByText("The posts behind it").first().click();
  await shoot(page, "worked-table", { widths: WIDTHS });
  await db.post.create({
    data: {
      ...{ userId, content: "Poppy seed rolls from half past six", status: "PUBLISHED" },
      publishedAt: new Date(Date.now() - 2 * DAY_MS),
    },
  });
  await visit(page, "/your-posts?status=PUBLISHED", "Your Posts");
  await shoot(page, "worked-list", { widths: WIDTHS });
  await visit(page, "/dashboard", "Welcome");
  await shoot(page, "worked-asked", { widths: WIDTHS });
});
