// Two `npm start` on one database, through their doors: what a load balancer in front of them would do.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "../../../lib/db";
import { plantFault } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { clearFaults, eventsOf, plant, settledBalance } from "../../integration/posts/drafting/drafts";
import { budget } from "../budget";
import { type Expected, compare } from "../publishing/checker";
import { type PageOwner, connectedPages, shownOn } from "../publishing/pages";
import { Server, build, endServers } from "./server";

// A delivery that dies with its server is looked for after seconds instead of minutes.
Object.assign(process.env, {
  FACEBOOK_TIMEOUT_MS: "3000",
  DELIVERY_LEASE_SECONDS: "6",
  RECONCILE_DELAYS: "2,4,6,8",
});

let servers: [Server, Server];
beforeAll(async () => {
  await build();
  // The first is the leader, and the one that is killed.
  const first = await Server.start();
  await vi.waitFor(async () => expect(await db.lease.count({ where: { name: "timers" } })).toBe(1), {
    timeout: 20_000,
  });
  servers = [first, await Server.start()];
}, 10 * 60_000);
afterAll(async () => {
  await endServers();
  await clearFaults();
});

type Plan = Expected & { id: number; owner: PageOwner };
const nth = (n: number) => servers[n % 2] as Server;
const count = (status: "SENDING" | "SUCCESS") => db.delivery.count({ where: { status } });

async function schedule(owner: PageOwner, n: number, at: number): Promise<Plan> {
  const text = `Server ${n % 2}, post ${n}`;
  const { id } = await makePost(owner.userId, { content: text });
  const body = {
    postID: id,
    postContent: text,
    platforms: ["FACEBOOK"],
    scheduledAt: new Date(at).toISOString(),
  };
  const { status } = await nth(n).ask(owner.token, "POST", "/api/post/schedule", body, `schedule-${id}`);
  expect(status).toBe(200);
  return { id, owner, page: owner.page, text, at, expect: "once" };
}

/** Cancels it through the server that lives: what the answer says must hold. */
async function cancel(plan: Plan): Promise<number> {
  const { status } = await servers[1].ask(plan.owner.token, "DELETE", "/api/post/schedule", {
    postID: plan.id,
  });
  expect([200, 409]).toContain(status);
  if (status === 200) plan.expect = "never";
  return status;
}

describe("two whole servers on one database", () => {
  it(`send each of ${budget.atOnce} posts once, though one is killed over it and comes back, and say so`, async () => {
    const owners = await connectedPages(6);
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 1500, times: null });
    // Ample: asking takes a slow machine a while, and a time that has passed is refused.
    const due = Date.now() + 12_000 + budget.atOnce * 300;
    const plans: Plan[] = [];
    for (let n = 0; n < budget.atOnce; n += owners.length)
      plans.push(...(await Promise.all(owners.map((owner, of) => schedule(owner, n + of, due)))));

    const leader = servers[0].app();
    await vi.waitFor(
      async () => {
        expect(await count("SUCCESS")).toBeGreaterThanOrEqual(5);
        expect(await count("SENDING")).toBeGreaterThan(0);
      },
      { timeout: 60_000, interval: 20 },
    );
    process.kill(leader, "SIGKILL");
    const [sent, cut] = [await count("SUCCESS"), await count("SENDING")];
    const answers = await Promise.all(plans.slice(-8).map(cancel));
    expect(await servers[0].ended()).toBe(1);
    servers[0] = await Server.start();

    const open = () => db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] } } });
    const last = Date.now() + 120_000;
    while ((await open()) > 0 && Date.now() < last) await sleep(250);
    expect(await open(), "every doubt is settled").toBe(0);
    // Late by what the leader's lease and the checks at the page take; the checker allows a minute.
    const shown = await shownOn(owners.map(({ page }) => page));
    expect(compare(plans, shown, [{ from: due, until: Date.now() }])).toEqual([]);
    for (const [n, { id, owner, expect: wanted }] of plans.entries()) {
      const { reply } = await nth(n).ask(owner.token, "GET", `/api/post/${id}`);
      const [status, delivery] = wanted === "once" ? ["PUBLISHED", "SUCCESS"] : ["GENERATED", "CANCELLED"];
      expect(reply.object).toMatchObject({ status, postPlatforms: [{ status: delivery }] });
    }
    const cancelled = answers.filter((status) => status === 200).length;
    const late = Math.max(...shown.map(({ at }) => at - due));
    console.log(
      `killed with ${sent} sent and ${cut} under way; ${cancelled} cancelled, the last ${late} ms late`,
    );
  });

  it("never spend what an owner has not, and lose nothing over it", async () => {
    const credits = 5_000;
    const { user, token } = await makeOwner({ credits });
    await plant({ method: "POST", kind: "slow", delayMs: 1500 });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => nth(n).draft(token, `both-${user.id}-${n}`)),
    );
    const written = replies.filter(({ status }) => status === 200);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply.status).toBe(402);
      expect(await reply.json()).toMatchObject({ message: "INSUFFICIENT_CREDIT_AMOUNT" });
    }
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(replies.length);
    for (const reply of written) expect((await eventsOf(reply)).at(-1)).toMatchObject({ name: "done" });
    const posts = await db.post.findMany({ where: { userId: user.id }, select: { cost: true } });
    expect(posts).toHaveLength(written.length);
    expect(await settledBalance(user.id)).toBe(credits - posts.reduce((sum, { cost }) => sum + cost, 0));
  });

  it("write one post for a request that reaches both, and both answer with it", async () => {
    const { user, token } = await makeOwner({ credits: 50_000 });
    const replies = await Promise.all([0, 1].map((n) => nth(n).draft(token, `twice-${user.id}`)));
    const answers = await Promise.all(replies.map(async (reply) => (await eventsOf(reply)).at(-1)));
    const posts = await db.post.findMany({ where: { userId: user.id }, select: { id: true } });
    expect(posts).toHaveLength(1);
    const generatedPost = { id: posts[0]?.id };
    for (const answer of answers)
      expect(answer).toMatchObject({ name: "done", data: { message: "OK", object: { generatedPost } } });
  });
});
