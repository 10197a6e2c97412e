// Posts whose links are in bad states, over real sockets: no post is lost, no private address is dialled, each is said.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { GET as linksRoute } from "../../../../app/api/post/[id]/links/route";
import { db } from "../../../../lib/db";
import { isPublicAddress } from "../../../../lib/http/egress/public-address";
import { workOutbox } from "../../../../lib/jobs/work-outbox";
import { linkCheckOn } from "../../../../lib/posts/links/check-post-links";
import { LINK_FINDINGS } from "../../../../lib/posts/links/constants";
import type { CheckedLinks } from "../../../../lib/posts/links/types";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { CATERING } from "../../../facebook";
import { advance } from "../../../clock";
import { call } from "../../../fixtures";
import { connectedOwner, settleAll, startAfresh, timesShown } from "../publishing/publishing";
import { noticesOf, schedule } from "../publishing/scheduling";
import { putBadLinks, putHostilePages } from "./bad-links";
import { openInternet } from "./internet";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

let internet: Awaited<ReturnType<typeof openInternet>>;
beforeAll(async () => {
  internet = await openInternet();
});
afterAll(() => internet.close());
beforeEach(startAfresh);

const foundBehind = async (token: string, id: number) => {
  const reply = await call(linksRoute, { bearer: token, params: { id: String(id) } });
  return (reply.object as CheckedLinks).links;
};

it(
  "loses no post to a bad link, dials no private address, and says of each what it is",
  { timeout: 120_000 },
  async () => {
    const bad = await putBadLinks(internet);
    expect(bad.length).toBeGreaterThanOrEqual(40);
    const { token, write } = await connectedOwner();
    const posts = [];
    for (const { name, url, finding } of bad) {
      const post = await write(`Stollen (${name}): ${url}`);
      expect((await schedule(token, post, { seconds: 7200 })).status).toBe(200);
      posts.push({ id: post.id, content: post.content, url, finding });
    }
    // Scheduling waits for no link.
    expect(internet.seen.dialled).toEqual([]);

    // Meanwhile another owner's post has its time, and one of hers a good link.
    const other = await connectedOwner(CATERING);
    const due = await other.write("Rolls, from the other bakery");
    await schedule(other.token, due, { seconds: 20 });
    internet.site("good.example");
    const good = await other.write("Menu: http://good.example/menu");
    await schedule(other.token, good, { seconds: 7200 });
    await advance(21);
    let checked = false;
    const check = workOutbox(linkCheckOn(internet.network)).finally(() => (checked = true));
    await sweepDeliveries();
    expect(await timesShown(due.content, CATERING)).toBe(1);
    expect(checked, "what is due waits for no link").toBe(false);
    await check;
    for (let turn = 0; turn < 3; turn++) {
      await advance(61);
      await workOutbox(linkCheckOn(internet.network));
    }
    expect(await db.outboxMessage.count({ where: { kind: "link-check" } })).toBe(0);
    expect(await foundBehind(other.token, good.id)).toMatchObject([{ state: "OK", host: "good.example" }]);
    expect(await noticesOf(other.token)).toEqual([]);

    // Each is said: by a notice where it is certain, in the post's sheet in any case.
    const said = await Promise.all(
      posts.map(async ({ id, url }) => {
        const [link] = await foundBehind(token, id);
        return { url, finding: link?.finding };
      }),
    );
    expect(said).toEqual(bad.map(({ url, finding }) => ({ url, finding })));
    const certain = bad.filter(({ finding }) => finding && LINK_FINDINGS[finding] !== "UNREAD");
    const told = await db.notice.findMany({ where: { closedAt: null, kind: "LINKS" } });
    expect(told.map(({ links }) => (links as { url: string }[])[0]?.url).sort()).toEqual(
      certain.map(({ url }) => url).sort(),
    );
    expect(internet.seen.hits).toEqual([]);
    expect(internet.seen.dialled.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(internet.seen.dialled.length).toBeGreaterThan(bad.length / 2);

    // And each post goes out at its time.
    const ids = posts.map(({ id }) => id);
    expect(await db.post.count({ where: { id: { in: ids }, status: "SCHEDULED" } })).toBe(posts.length);
    await advance(7200);
    await settleAll();
    expect(await db.post.count({ where: { id: { in: ids }, status: "PUBLISHED" } })).toBe(posts.length);
    for (const { content } of posts) expect(await timesShown(content)).toBe(1);
    expect(await db.notice.count({ where: { closedAt: null } })).toBe(0);
  },
);

it("reads a hostile page no further than it must", { timeout: 60_000 }, async () => {
  const urls = putHostilePages(internet);
  const { token, write } = await connectedOwner();
  const post = await write(urls.join("\n"));
  await schedule(token, post, { seconds: 7200 });
  const { rss } = process.memoryUsage();
  await workOutbox(linkCheckOn(internet.network));
  expect(process.memoryUsage().rss - rss).toBeLessThan(200 * 1024 * 1024);
  expect((await foundBehind(token, post.id)).map(({ state }) => state)).toEqual(urls.map(() => "OK"));
});

it("does reach the canary where nothing stands in between, or the rest would prove nothing", async () => {
  const { network, seen } = internet;
  const before = seen.hits.length;
  const { get } = await import("node:http");
  await new Promise((resolve) =>
    get("http://127.0.0.1/", { agent: network.agent }, resolve).on("error", resolve),
  );
  expect(seen.hits.length).toBe(before + 1);
});
