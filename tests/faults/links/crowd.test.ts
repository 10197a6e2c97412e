// One owner has scheduled 120 posts with ten links each that nobody answers; another owner has one post after them.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "../../../lib/db";
import { workOutbox } from "../../../lib/jobs/work-outbox";
import { linkCheckOn } from "../../../lib/posts/links/check-post-links";
import { enqueueLinkChecks } from "../../../lib/posts/links/enqueue-link-checks";
import { openInternet } from "../../integration/posts/links/internet";
import { makePost, makeUser } from "../../factories";

const POSTS = 120;

let internet: Awaited<ReturnType<typeof openInternet>>;
beforeAll(async () => {
  internet = await openInternet();
});
afterAll(() => internet.close());

const scheduled = { status: "SCHEDULED", scheduledAt: new Date(Date.now() + 86_400_000) } as const;

it("others' links are read beside those of a crowd, and the crowd holds nothing", async () => {
  const [crowd, other] = [await makeUser(), await makeUser()];
  const ids: number[] = [];
  for (let n = 0; n < POSTS; n++) {
    const hosts = Array.from({ length: 10 }, (_, link) => `mute-${n}-${link}.example`);
    for (const host of hosts) internet.site(host, { pages: () => undefined });
    const content = hosts.map((host) => `http://${host}/`).join(" ");
    ids.push((await makePost(crowd.id, { content, ...scheduled })).id);
  }
  await enqueueLinkChecks(db, ids);
  internet.site("good.example");
  const post = await makePost(other.id, { content: "http://good.example/", ...scheduled });
  await enqueueLinkChecks(db, [post.id]);

  const stop = new AbortController();
  const { rss } = process.memoryUsage();
  const workers = [1, 2].map(() => workOutbox(linkCheckOn(internet.network), stop.signal));
  const isRead = async () => expect(await db.postLink.count({ where: { postId: post.id } })).toBe(1);
  await vi.waitFor(isRead, { timeout: 120_000, interval: 100 });
  const before = await db.postLink.count({ where: { postId: { in: ids } } });
  stop.abort();
  await Promise.all(workers);
  console.info(`another's link was read after ${before} of the crowd's ${POSTS * 10}`);
  expect(before).toBeLessThan((POSTS * 10) / 2);
  expect(process.memoryUsage().rss - rss).toBeLessThan(150 * 1024 * 1024);
  expect(await db.post.count({ where: { status: "SCHEDULED" } })).toBe(POSTS + 1);
});
