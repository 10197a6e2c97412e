import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it, vi } from "vitest";
import { POST } from "../../../app/api/post/[id]/hold/route";
import { GET } from "../../../app/api/post/[id]/route";
import { db } from "../../../lib/db";
import type { Post } from "../../../lib/posts/types";
import { plantFault } from "../../facebook";
import { call } from "../../fixtures";
import { type Expected, compare } from "./checker";
import { connectedPages, scheduleAt, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

Object.assign(process.env, { PAGE_PACE_SECONDS: "0", RATE_LIMITS: "off", DATABASE_POOL: "12" });
afterAll(endWorkers);

const HOLDS = 200;
const PER_SECOND = 20;
/** As much before a post's time as after it. */
const SPREAD_MS = 4_000;

describe(`${HOLDS} holds within two seconds of the moment of sending`, () => {
  it("each post is held or sent, never both, and response and post say which", async () => {
    const owners = await connectedPages(16);
    const workers = await Promise.all([1, 2].map(() => Worker.start()));
    await Promise.all(workers.map((worker) => worker.order({ do: "run" })));
    const begun = Date.now() + 5_000 + HOLDS * 10;
    const plans = [];
    for (let n = 0; n < HOLDS; n++) {
      const owner = owners[n % owners.length];
      if (!owner) throw new Error("no owner");
      const plan = { owner, page: owner.page, text: `Hold ${n}`, at: begun + (n * 1000) / PER_SECOND };
      const delivery = await scheduleAt(owner, plan.text, plan.at);
      const { postId } = await db.delivery.findUniqueOrThrow({ where: { id: delivery } });
      plans.push({ ...plan, postId });
    }
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 30, times: null });

    const asked = await Promise.all(
      plans.map(async ({ owner, page, text, at, postId }, n): Promise<Expected & { postId: number }> => {
        // Before, at and after its time, in turn; most of them near it.
        const shift = (((n * 7) % 21) / 20 - 0.5) ** 3 * 4 * SPREAD_MS;
        await sleep(Math.max(0, at + shift - Date.now()));
        const params = { id: String(postId) };
        const { status, message } = await call(POST, { method: "POST", bearer: owner.token, params });
        if (status !== 200) expect(["DELIVERY_IN_FLIGHT", "POST_ALREADY_PUBLISHED"]).toContain(message);
        return { page, text, postId, expect: status === 200 ? "never" : "once" };
      }),
    );
    const open = () =>
      db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] }, heldAt: null } });
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 20_000, interval: 200 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(compare(asked, await shownOn(owners.map(({ page }) => page)))).toEqual([]);

    for (const [n, { postId, expect: shown }] of asked.entries()) {
      const bearer = plans[n]?.owner.token ?? "";
      const post = (await call(GET, { bearer, params: { id: String(postId) } })).object as unknown as Post;
      const said = post.status === "PUBLISHED" ? "once" : post.postPlatforms[0]?.held ? "never" : post.status;
      expect([postId, said]).toEqual([postId, shown]);
    }
    const held = asked.filter((request) => request.expect === "never").length;
    console.log(`${held} of ${asked.length} held, the others sent`);
    // The race was a race.
    expect(held).toBeGreaterThan(asked.length / 10);
    expect(held).toBeLessThan((asked.length * 9) / 10);
  });
});
