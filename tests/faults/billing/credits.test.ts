// 64 clients on a balance for k posts, in two processes of which one is killed: between its statements, over one of
// them, or over the model's call. Whatever it leaves is whole again once its leases are over.
import type { ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, describe, expect, it, vi } from "vitest";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { makeOwner, makePost } from "../../factories";
import { plant } from "../../integration/posts/drafting/drafts";
import { advance } from "../../clock";
import { budget, full } from "../budget";
import { forkChild, killChildren } from "../fork-child";
import type { Work } from "./credit-child";
import type { Death } from "./die-at-statement";

process.env.RATE_LIMITS = "off";
const CLIENTS = 64;
/** Balances that one kill hits at once. */
const AT_ONCE = full ? 20 : 4;
/** What a short text needs held, and a little; k of them are affordable. */
const HELD = 1_600;

afterAll(killChildren);

const startChild = (): Promise<ChildProcess> =>
  forkChild(new URL("credit-child.ts", import.meta.url), {
    settings: { DATABASE_POOL: "10", PGAPPNAME: "credit-child" },
  });

/** Until its clients have all ended, or it has. */
async function work(child: ChildProcess, order: Work): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  child.send(order);
  await Promise.race([once(child, "message", { signal }), once(child, "exit", { signal })]);
  over.abort();
}

/** The server notices a dead client when it next reads or writes: its last statement may still have its effect. */
const noConnectionOf = async (children: number) =>
  vi.waitFor(async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE application_name = 'credit-child' AND datname = current_database() AND state <> 'idle'`;
    expect(row?.count).toBeLessThanOrEqual(children);
  }, 10_000);

/** With a post, its clients have its words changed. */
type Owner = { userId: string; token: string; start: number; postId?: number };

async function expectWhole({ userId, start }: Owner): Promise<void> {
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { userId } });
  const { _sum } = await db.creditEntry.aggregate({ where: { userId }, _sum: { delta: true } });
  expect(balance).toBeGreaterThanOrEqual(0);
  // An account that began with nothing has no entries.
  expect(_sum.delta ?? 0).toBe(balance);
  const generations = await db.generation.findMany({ where: { userId } });
  const paid = generations.filter(({ state }) => state === "SETTLED");
  const held = generations.filter(({ state }) => state === "RESERVED");
  expect(balance).toBe(
    start -
      paid.reduce((sum, { cost }) => sum + (cost ?? 0), 0) -
      held.reduce((sum, { reserved }) => sum + reserved, 0),
  );
  // Whatever was paid for is there, and nothing else: a draft's text, or a new wording.
  const bought = { post: { userId }, generationId: { not: null } };
  expect(await db.postVersion.count({ where: bought })).toBe(paid.length);
  const drafts = paid.filter(({ kind }) => kind === "DRAFT");
  const written = { userId, versions: { some: { source: "DRAFT" } } } as const;
  expect(await db.post.count({ where: written })).toBe(drafts.length);
}

/** The first is killed over the model's call; the others at any statement that holds or settles, before or after it. */
async function deathOf(round: number, victim: ChildProcess): Promise<Death | undefined> {
  if (round % 3 === 0) {
    await plant({ kind: "kill", method: "POST", pid: victim.pid, times: 1 });
    return undefined;
  }
  const sent = randomInt(2) === 0;
  return round % 3 === 1
    ? { at: "reserve", nth: 1 + randomInt((AT_ONCE * CLIENTS) / 2), sent }
    : { at: "settle", nth: 1 + randomInt(AT_ONCE * 4), sent };
}

const held = (owners: Owner[]) =>
  db.generation.count({
    where: { userId: { in: owners.map(({ userId }) => userId) }, state: "RESERVED" },
  });

async function keysOf(owners: Owner[]): Promise<Set<string>> {
  const where = { userId: { in: owners.map(({ userId }) => userId) } };
  const rows = await db.idempotencyKey.findMany({ where, select: { key: true } });
  return new Set(rows.map(({ key }) => key));
}

describe(`${CLIENTS} clients on a balance for k posts`, () => {
  it(`whatever is killed, in ${budget.balances} runs: never negative, the ledger is the balance, nothing stays held`, async () => {
    const found = { killed: 0, held: 0, paid: 0 };
    const survivor = await startChild();
    for (let round = 0; round * AT_ONCE < budget.balances; round += 1) {
      const victim = await startChild();
      const owners: Owner[] = [];
      for (let n = 0; n < AT_ONCE; n += 1) {
        // Only the victim uses the first account, so that it holds a reservation whoever wins the others.
        const start = (n === 0 ? 1 : randomInt(5)) * HELD + randomInt(HELD);
        const { user, token } = await makeOwner({ credits: start });
        const post = (round + n) % 2 === 1 ? await makePost(user.id, { content: "Rolls from 7" }) : undefined;
        owners.push({ userId: user.id, token, start, postId: post?.id });
      }
      const clientsOf = (some: Owner[]) =>
        some.flatMap(({ token, postId }) =>
          Array.from({ length: CLIENTS / 2 }, () => ({ token, key: randomUUID(), postId })),
        );
      const [theirs, mine] = [clientsOf(owners), clientsOf(owners.slice(1))];
      const death = await deathOf(round, victim);
      const dying = work(victim, { clients: theirs, ...(death ? { death } : {}) });
      // When it is to die during its model call, it goes first: after the survivor it might have nothing reserved.
      if (!death) await dying;
      await Promise.all([dying, work(survivor, { clients: mine })]);
      found.killed += victim.signalCode === "SIGKILL" ? 1 : 0;
      if (victim.exitCode === null && victim.signalCode === null) victim.kill("SIGKILL");
      await fetch(`${env().SANDBOX_URL}/api/faults`, { method: "DELETE" });
      await noConnectionOf(0);
      for (const owner of owners) await expectWhole(owner);
      found.held += await held(owners);
      await advance(env().generationLeaseSeconds + 1);
      // The clients retry with the keys of open reservations, while expired leases are swept.
      const again = await keysOf(owners);
      await Promise.all([
        work(survivor, { clients: theirs.filter(({ key }) => again.has(key)) }),
        ...Array.from({ length: 3 }, releaseExpiredReservations),
      ]);
      await releaseExpiredReservations();
      for (const owner of owners) await expectWhole(owner);
      expect(await held(owners)).toBe(0);
      found.paid += await db.generation.count({
        where: { userId: { in: owners.map(({ userId }) => userId) }, state: "SETTLED" },
      });
    }
    console.log(
      `${budget.balances} balances: ${found.killed} kills, ${found.held} left held, ${found.paid} paid`,
    );
    expect(found.killed).toBeGreaterThan(0);
    expect(found.held).toBeGreaterThan(0);
    expect(found.paid).toBeGreaterThan(0);
  });
});
