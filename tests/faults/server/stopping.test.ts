import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { isAlive } from "../../../scripts/processes/processes";
import { setClockOffset } from "../../clock";
import { plantFault } from "../../facebook";
import { makeOwner } from "../../factories";
import { clearFaults, eventsOf, plant, settledBalance } from "../../integration/posts/drafting/drafts";
import { connectedPages, scheduleAt } from "../publishing/pages";
import { Server, build, endServers } from "./server";

const CREDITS = 150_000;
const slowModel = (delayMs: number) => plant({ method: "POST", kind: "slow", delayMs });

beforeAll(build, 10 * 60_000);
beforeEach(clearFaults);
afterAll(endServers);

/**
 * Has Node keep an idle connection for ten minutes instead of five seconds. A server that waits for one is then
 * ended at its grace, and says so: nothing has to be measured.
 */
const keepsConnections = {
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
    `import { subscribe } from "node:diagnostics_channel";
    subscribe("http.server.request.start", ({ server }) => (server.keepAliveTimeout = 600_000));`,
  )}"`,
};

/** A server on which an owner's post is being written. */
async function writing(delayMs: number, settings?: Record<string, string>) {
  const { user, token } = await makeOwner({ credits: CREDITS });
  const server = await Server.start(settings);
  await slowModel(delayMs);
  const leaving = new AbortController();
  const reply = await server.draft(token, `stop-${user.id}`, leaving.signal);
  expect(reply.status).toBe(200);
  const generations = (state: "RESERVED" | "SETTLED" | "REFUNDED") =>
    db.generation.count({ where: { userId: user.id, state } });
  expect(await generations("RESERVED")).toBe(1);
  return {
    server,
    reply,
    userId: user.id,
    token,
    leave: () => leaving.abort(),
    generations,
    app: server.app(),
  };
}

/** One post, paid once, and nothing held. */
async function expectPaidOnce(userId: string): Promise<void> {
  const posts = await db.post.findMany({ where: { userId }, select: { cost: true } });
  expect(posts).toHaveLength(1);
  expect(await settledBalance(userId)).toBe(CREDITS - (posts[0]?.cost ?? 0));
}

/** Nothing, held or taken, once the lease is over. */
async function expectRefunded(userId: string): Promise<void> {
  await setClockOffset(3_600_000);
  try {
    expect(await releaseExpiredReservations()).toBe(1);
  } finally {
    await setClockOffset(0);
  }
  expect(await settledBalance(userId)).toBe(CREDITS);
  expect(await db.post.count({ where: { userId } })).toBe(0);
}

describe("npm start, stopped while a post is being written", () => {
  it("has it written, answered, saved and paid once, and ends with 0 and nothing left behind", async () => {
    const { server, reply, userId, app } = await writing(3000, keepsConnections);
    // A browser connects ahead of its next request.
    const ahead = connect(Number(new URL(server.url).port), "localhost");
    await once(ahead, "connect");
    server.signal("SIGTERM");
    const events = await eventsOf(reply);
    expect(events.at(-1)).toMatchObject({ name: "done", data: { message: "OK" } });
    expect(await server.ended()).toBe(0);
    expect(server.output).not.toContain("took too long");
    ahead.destroy();
    expect(isAlive(app)).toBe(false);
    await expect(fetch(server.url)).rejects.toThrow();
    await expectPaidOnce(userId);
  });

  it("does so too when nobody waits for it any more", async () => {
    const { server, userId, leave } = await writing(3000);
    leave();
    await sleep(300);
    server.signal("SIGTERM");
    expect(await server.ended()).toBe(0);
    await expectPaidOnce(userId);
  });

  it("stops at once at a second signal, and the credits are returned", async () => {
    const { server, reply, userId, generations, app } = await writing(20_000);
    const cut = expect(reply.text()).rejects.toThrow();
    server.signal("SIGTERM");
    // The same Ctrl-C, forwarded by npm.
    server.signal("SIGTERM");
    await sleep(1000);
    expect(isAlive(app)).toBe(true);
    server.signal("SIGTERM");
    expect(await server.ended()).toBe(0);
    // Had it waited, the model would have answered, and the credits would have been spent.
    await cut;
    expect(isAlive(app)).toBe(false);
    expect(await generations("RESERVED")).toBe(1);
    await expectRefunded(userId);
  });

  it("does not wait longer than its grace period, says so, and the credits are returned", async () => {
    const { server, reply, userId, app } = await writing(20_000, { STOP_GRACE_SECONDS: "2" });
    const cut = expect(reply.text()).rejects.toThrow();
    const from = Date.now();
    server.signal("SIGTERM");
    expect(await server.ended()).toBe(0);
    expect(Date.now() - from).toBeGreaterThan(1900);
    expect(server.output).toContain("The app took too long to stop and was killed.");
    await cut;
    expect(isAlive(app)).toBe(false);
    await expectRefunded(userId);
  });
});

describe("the app itself, when stopped", () => {
  it("ends at once at a second signal, also without our start script around it", async () => {
    const { server, reply, app } = await writing(20_000);
    const cut = expect(reply.text()).rejects.toThrow();
    process.kill(app, "SIGTERM");
    await sleep(1000);
    expect(isAlive(app)).toBe(true);
    process.kill(app, "SIGTERM");
    // The start script did not stop it, and therefore reports a failure.
    expect(await server.ended()).toBe(1);
    await cut;
  });

  it("refuses new work while it finishes what is under way, and reports itself unhealthy", async () => {
    const [owner] = await connectedPages(1);
    if (!owner) throw new Error("no owner");
    const server = await Server.start();
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 4000, times: null });
    const id = await scheduleAt(owner, "Under way", Date.now());
    const status = async () => (await db.delivery.findUniqueOrThrow({ where: { id } })).status;
    await vi.waitFor(async () => expect(await status()).toBe("SENDING"), { timeout: 20_000 });
    server.signal("SIGTERM");
    await sleep(300);
    const refused = await server.draft(owner.token, "too-late-for-this");
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toMatchObject({ message: "SERVER_STOPPING" });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
    expect(await server.ended()).toBe(0);
    expect(await status()).toBe("SUCCESS");
    expect(await db.generation.count({ where: { userId: owner.userId } })).toBe(0);
  });
});
