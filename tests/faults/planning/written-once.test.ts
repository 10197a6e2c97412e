// The process that writes a week is killed: over a reservation, between an idea and its post, over the commit, in the
// model's call; and while it schedules what was written. The plan goes on where it was: a post an idea, each with its one
// time, and a ledger that says what the balance is.
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, expect, it, vi } from "vitest";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { advance } from "../../clock";
import { connectPage } from "../../facebook";
import { clearFaults, plant, settledBalance } from "../../integration/posts/drafting/drafts";
import { ideasFor, makePlanner, planOf, schedule, write } from "../../integration/posts/planning/weeks";
import type { Death } from "../billing/die-at-statement";
import { budget } from "../budget";
import { forkChild, killChildren } from "../fork-child";
import type { Lost } from "./writing-child";

process.env.RATE_LIMITS = "off";
const CREDITS = 50_000;
/** How long claims outlive their process (lib/http/idempotency/request-leases.ts, lib/posts/planning/mutations.ts). */
const CLAIM_SECONDS = 60;
const NAME = "writing-child";

afterAll(killChildren);

/** Until its server-side work is over: the child that is killed may have a statement on its way. */
const noConnectionLeft = () =>
  vi.waitFor(async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE application_name = ${NAME} AND datname = current_database()`;
    expect(row?.count).toBe(0);
  }, 10_000);

/** Another moment each round: in the model's call, over a reservation, over an idea, over a post and its charge. */
function deathOf(round: number): Death | undefined {
  const sent = randomInt(2) === 0;
  if (round % 4 === 0) return undefined;
  if (round % 4 === 1) return { at: "reserve", nth: 1 + randomInt(3), sent };
  if (round % 4 === 2) return { at: "idea", nth: 1 + randomInt(8), sent };
  return { at: "settle", nth: 1 + randomInt(30), sent };
}

it(`a week whose writer is killed goes on where it was, ${budget.kills} times`, async () => {
  let killed = 0;
  for (let round = 0; round < budget.kills; round += 1) {
    const { user, token } = await makePlanner({ credits: CREDITS });
    const ideas = (await ideasFor(token)).map(({ id }) => id);
    const key = randomUUID();
    const death = deathOf(round);
    const child = await forkChild(new URL("writing-child.ts", import.meta.url), {
      settings: { PGAPPNAME: NAME },
    });
    const exit = once(child, "exit");
    if (!death) await plant({ kind: "kill", method: "POST", pid: child.pid, times: 1 });
    child.send({ token, key, ideas, death } satisfies Lost);
    const done = vi.waitFor(
      async () => expect(await db.idea.count({ where: { id: { in: ideas }, state: "WRITTEN" } })).toBe(5),
      { timeout: 30_000, interval: 100 },
    );
    await Promise.race([exit, done.catch(() => undefined)]);
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    else killed += 1;
    await exit;
    await clearFaults();
    await noConnectionLeft();

    await advance(CLAIM_SECONDS + 1);
    const { status, written } = await write(token, ideas, round % 2 === 0 ? key : randomUUID());
    expect(status, `round ${round}: ${JSON.stringify(death)}`).toBe(200);
    expect(written.results.filter((result) => "code" in result)).toEqual([]);
    await advance(env().generationLeaseSeconds + 1);
    await releaseExpiredReservations();
    const after = (await planOf(token)).ideas;
    expect(after.map(({ state }) => state)).toEqual(Array(5).fill("WRITTEN"));
    const posts = await db.post.findMany({ where: { userId: user.id }, include: { versions: true } });
    expect(posts.map(({ id }) => id).sort()).toEqual(after.map(({ postId }) => postId).sort());
    expect(posts.every(({ versions }) => versions.length === 1)).toBe(true);
    const spent = posts.reduce((sum, { cost }) => sum + cost, 0);
    expect(await settledBalance(user.id)).toBe(CREDITS - spent);
  }
  expect(killed).toBeGreaterThan(budget.kills / 2);
});

it(`a written week whose scheduling is killed has each time once, ${budget.kills} times`, async () => {
  let killed = 0;
  for (let round = 0; round < budget.kills; round += 1) {
    const { user, token } = await makePlanner({ credits: CREDITS });
    await connectPage(token);
    const ideas = await ideasFor(token);
    await write(
      token,
      ideas.map(({ id }) => id),
    );
    const times = new Map((await planOf(token)).ideas.map(({ postId, slotAt }) => [postId ?? 0, slotAt]));
    const posts = [...times].map(([postID, scheduledAt]) => ({ postID, scheduledAt }));
    const key = randomUUID();
    // Scheduling five posts has eleven such statements.
    const death: Death = { at: "settle", nth: 1 + randomInt(11), sent: randomInt(2) === 0 };
    const child = await forkChild(new URL("writing-child.ts", import.meta.url), {
      settings: { PGAPPNAME: NAME },
    });
    const exit = once(child, "exit");
    child.send({ token, key, posts, death } satisfies Lost);
    const end = await Promise.race([exit.then(() => 1), once(child, "message").then(() => 0)]);
    killed += end;
    if (end === 0) child.kill("SIGKILL");
    await exit;
    await noConnectionLeft();

    await advance(CLAIM_SECONDS + 1);
    const body = { posts, read: true } as const;
    const { status } = await schedule(token, body, round % 2 === 0 ? key : randomUUID());
    expect(status, `round ${round}: ${JSON.stringify(death)}`).toBe(200);
    const after = await db.post.findMany({ where: { userId: user.id }, include: { deliveries: true } });
    const found = after.map(({ id, scheduledAt }) => [id, scheduledAt?.toISOString()] as const);
    expect(new Map(found)).toEqual(times);
    expect(after.every((post) => post.status === "SCHEDULED" && post.deliveries.length === 1)).toBe(true);
  }
  expect(killed).toBeGreaterThan(budget.kills / 2);
});
