import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { systemActor } from "../../../lib/auth";
import { publishDuePost } from "../../../lib/publishing/publish-due-post";
import { sweepDeliveries } from "../../../lib/publishing/sweep-deliveries";
import { timeline } from "../../facebook";
import { connectedOwner, settleAll, startAfresh } from "./publishing";
import { cancel, schedule } from "./scheduling";

// A test of its own, so that the figures below hold: 200 posts whose time comes while they are being cancelled.
Object.assign(process.env, { RATE_LIMITS: "off", PAGE_PACE_SECONDS: "0" });
const POSTS = 200;
const job = systemActor("test");

beforeEach(startAfresh);

describe("a cancel at the moment of sending", () => {
  it(`of ${POSTS} posts each is cancelled or sent, and never both`, async () => {
    const { token, write } = await connectedOwner();
    const posts = await Promise.all(Array.from({ length: POSTS }, (_, n) => write(`Post number ${n}`)));
    await Promise.all(posts.map((post) => schedule(token, post, { seconds: 3600 })));
    await db.delivery.updateMany({ data: { dueAt: new Date(Date.now() - 1000) } });
    const sweeps = [sweepDeliveries(), sweepDeliveries()];
    const answers = await Promise.all(
      posts.map(async ({ id }, n) => {
        // Before, with and after the wake-up of the same post.
        const woken = n % 3 === 0 ? publishDuePost(job, id) : undefined;
        await new Promise((resolve) => setTimeout(resolve, (n * 7) % 400));
        const [reply] = await Promise.all([cancel(token, id), woken]);
        return { status: reply.status, message: reply.message };
      }),
    );
    await Promise.all(sweeps);
    await settleAll();

    const shown = (await timeline()).map(({ message }) => message);
    expect(new Set(shown).size).toBe(shown.length);
    posts.forEach(({ content }, n) => {
      const answer = answers[n];
      if (answer?.status === 200) expect(shown).not.toContain(content);
      else {
        expect(["POST_NOT_SCHEDULED", "DELIVERY_IN_FLIGHT"]).toContain(answer?.message);
        expect(shown).toContain(content);
      }
    });
    // The race was one: neither side had it all.
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(POSTS - 5);
  }, 120_000);
});
