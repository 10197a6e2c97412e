// What very many published posts count is collected within what Facebook allows their pages, by two processes at once:
// none is left out, and none is asked for twice.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "../../../lib/db";
import { LOOKS_AT_ONCE, READING_PAUSE_SECONDS } from "../../../lib/posts/publishing/looking/constants";
import { readFigures } from "../../../lib/posts/publishing/looking/work-looks";
import { advance } from "../../clock";
import { sandbox } from "../../facebook";
import { budget } from "../budget";
import { type PageOwner, connectedPages, inLanes } from "./pages";

const PROCESSES = 2;
const POSTS_OF_A_PAGE = 100;
/** Calls of a page in one window of its limits; half of them are left for publishing. */
const CALLS = 100;
const MOST = CALLS / 2 + PROCESSES * LOOKS_AT_ONCE.reading;

/** Posts that went out an hour ago, whose figures are due. */
async function sentAnHourAgo({ userId, page }: PageOwner): Promise<void> {
  for (let n = 0; n < POSTS_OF_A_PAGE; n++) {
    const message = `Rolls, day ${n}`;
    const { id: externalId } = await sandbox<{ id: string }>("POST", `/facebook/pages/${page}/posts`, {
      message,
    });
    const due = {
      kind: "SENT_HOUR",
      dueAt: new Date(),
      endsAt: new Date(Date.now() + 23 * 3_600_000),
    } as const;
    const pinned = { platform: "FACEBOOK", pageId: page, contentHash: randomUUID(), fence: 1 } as const;
    const looks = { create: due };
    const deliveries = { create: { ...pinned, status: "SUCCESS", externalId, looks } } as const;
    await db.post.create({
      data: { userId, content: message, status: "PUBLISHED", publishedAt: new Date(), deliveries },
    });
  }
}

type State = { facebook: { pages: { id: string; calls?: { left: number } }[] } };

it(`${budget.figures} posts are collected within the limits of their pages, each once`, async () => {
  const owners = await connectedPages(budget.figures / POSTS_OF_A_PAGE);
  await inLanes(owners, ({ page }) => page, 10, sentAnHourAgo);
  let windows = 0;
  let asked = 0;
  for (; (await db.pageLook.count()) > 0 && windows < 100; windows++) {
    for (const { page } of owners) await sandbox("PUT", `/facebook/pages/${page}/calls`, { limit: CALLS });
    await Promise.all(Array.from({ length: PROCESSES }, () => readFigures()));
    const { facebook } = await sandbox<State>("GET", "/state");
    const used = facebook.pages.map(({ calls }) => CALLS - (calls?.left ?? 0));
    expect(Math.max(...used), "calls of a page in one window").toBeLessThanOrEqual(MOST);
    asked += used.reduce((sum, calls) => sum + calls, 0);
    await advance(READING_PAUSE_SECONDS + 1);
  }
  console.log(`${budget.figures} posts of ${owners.length} pages in ${windows} windows of their limits`);
  expect(windows, "the limits are met").toBeGreaterThan(1);
  expect(asked, "each is asked for once").toBe(budget.figures);
  expect(await db.postInsight.count({ where: { metric: "REACTIONS" } })).toBe(budget.figures);
}, 1_200_000);
