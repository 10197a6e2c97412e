import pg from "pg";
import { beforeEach, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { contentHash } from "../../../../lib/posts/publishing/claim-delivery";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { makePost } from "../../../factories";
import { connectedPages } from "../../../faults/pages";
import { startAfresh } from "./publishing";

Object.assign(process.env, { PAGE_PACE_SECONDS: "0", RATE_LIMITS: "off" });

/** As many as a sweep starts with at once, so that one claim takes them all. */
const PAGES = 16;

beforeEach(startAfresh);

/** Statements by what they are for; how often a sweep looks for what is due depends on how long it takes. */
const KINDS: readonly [string, RegExp][] = [
  ["connect", /pg_backend_pid/],
  ["look", /AS "ms" FROM "Delivery"|SELECT due\."id"|WITH doubted AS/],
  ["read versions", /AS "waitMs"/],
  ["claim", /"status" = 'SENDING', "fence"/],
  ["settle", /"status" = 'SUCCESS', "leaseUntil"/],
  ["permalinks", /SET "permalink" = f\./],
];

/** How many statements of each kind `work` takes; those that are not expected at all under their own text. */
async function countKinds(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    const text = typeof asked === "string" ? asked : asked.text;
    const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? text;
    counts[kind] = (counts[kind] ?? 0) + 1;
    return Reflect.apply(query, this, given);
  };
  try {
    await work();
    return counts;
  } finally {
    prototype.query = query;
  }
}

it(`claims ${PAGES} posts in two statements, and takes one more to settle each`, async () => {
  const owners = await connectedPages(PAGES);
  for (const { userId, page } of owners) {
    const { id, content } = await makePost(userId, { content: `Post on ${page}` });
    const delivery = { platform: "FACEBOOK", pageId: page, contentHash: contentHash(content) } as const;
    await db.delivery.create({ data: { postId: id, dueAt: new Date(Date.now() - 1000), ...delivery } });
  }
  const { connect: _, look = 0, permalinks = 0, ...rest } = await countKinds(() => sweepDeliveries());
  expect(await db.delivery.count({ where: { status: "SUCCESS", permalink: { not: null } } })).toBe(PAGES);
  expect(rest).toEqual({ "read versions": 1, claim: 1, settle: PAGES });
  // One statement saves those that came while the one before it ran.
  expect(permalinks).toBeGreaterThan(0);
  expect(permalinks).toBeLessThanOrEqual(PAGES);
  expect(look).toBeGreaterThan(0);
});
