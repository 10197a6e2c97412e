import { db } from "../../lib/db";
import { newOwner, ownerInThirdWeek, ownerOfFiveYears } from "./owners";
import { inItsWeek } from "./posts";
import { lookAtAll, shoot, signInAs, test, visit } from "./studio";

const OWNERS = { new: newOwner, "third-week": ownerInThirdWeek, "five-years": ownerOfFiveYears };

const PAGES = {
  dashboard: ["/dashboard", /Welcome/],
  week: ["/week", /week/],
  workspace: ["/post-generator", /./],
  posts: ["/your-posts", /Your Posts/],
  photos: ["/photos", "Photos"],
  profile: ["/business-profile", /Profile/],
  plans: ["/subscription", /./],
  settings: ["/settings", "Settings"],
  feedback: ["/feedback", /./],
} as const;

for (const [name, make] of Object.entries(OWNERS))
  test(`every page of an owner: ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    const owner = await make();
    await signInAs(page, owner.token);
    for (const [screen, [path, heading]] of Object.entries(PAGES)) {
      await visit(page, path, heading);
      await lookAtAll(page);
      await shoot(page, `owner-${name}-${screen}`);
    }
    const post = await db.post.findFirst({
      where: { userId: owner.userId, status: "SCHEDULED" },
      orderBy: { scheduledAt: "asc" },
    });
    if (!post?.scheduledAt) return;
    await visit(page, inItsWeek(post.id, post.scheduledAt), /week/);
    await shoot(page, `owner-${name}-sheet`, { window: true });
    await visit(page, "/week/read", /./);
    await shoot(page, `owner-${name}-reading`, { window: true });
  });
