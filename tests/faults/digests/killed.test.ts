// 1,000 letters are due at once, and the processes that send them are killed: over a claim, between a claim and its message,
// over the commit, and over the mail. Each owner gets one.
import { once } from "node:events";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../../../lib/db";
import { setClock } from "../../integration/digests/digests";
import { sandbox } from "../../facebook";
import { advance } from "../../clock";
import type { Death } from "../billing/die-at-statement";
import { forkChild, killChildren } from "../fork-child";
import type { Work } from "./digest-child";

const NAME = "digest-child";
const OWNERS = 1000;
const SUNDAY = "2026-11-29T17:00:00Z";
/** Those that a process of the outbox may have in hand when it dies. */
const IN_HAND = 10;

/** Owners in Budapest with a posting time, whose letters are due now. */
async function makeDue(count: number): Promise<void> {
  await setClock(SUNDAY);
  await db.$executeRaw`
    WITH u AS (
      INSERT INTO "User" ("id", "email", "emailVerifiedAt", "timeZone", "updatedAt")
      SELECT gen_random_uuid(), 'due-' || n || '@example.com', now(), 'Europe/Budapest', now()
      FROM generate_series(1, ${count}::int) n RETURNING "id"),
    s AS (INSERT INTO "PostingSlot" ("userId", "weekday", "minute") SELECT "id", 2, 540 FROM u)
    INSERT INTO "Subscription" ("userId", "status", "plan", "currentPeriodEnd", "updatedAt")
    SELECT "id", 'ACTIVE', 'STANDARD', '2036-01-01', now() FROM u`;
  await db.digest.updateMany({ data: { dueAt: new Date(SUNDAY) } });
}

const startWorker = () =>
  forkChild(new URL("digest-child.ts", import.meta.url), { settings: { PGAPPNAME: NAME } });

/** Has a worker do something. @returns its end: killed, or done */
async function work(task: Work, worker = startWorker()): Promise<"killed" | "done"> {
  const child = await worker;
  const exit = once(child, "exit");
  const done = once(child, "message");
  child.send(task);
  const end = await Promise.race([exit.then(() => "killed" as const), done.then(() => "done" as const)]);
  if (end === "done") child.kill("SIGKILL");
  await exit;
  return end;
}

/** Until the server has noticed that a killed process is gone. */
const noConnectionLeft = () =>
  vi.waitFor(async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE application_name = ${NAME} AND datname = current_database()`;
    expect(row?.count).toBe(0);
  }, 10_000);

const messages = () => db.outboxMessage.findMany({ where: { kind: "letter-mail" } });
const mails = () => sandbox<{ to: string[]; subject: string }[]>("GET", "/mails");

beforeEach(async () => {
  await db.user.deleteMany();
  await db.outboxMessage.deleteMany();
});
afterAll(killChildren);

describe("the process that takes letters dies", () => {
  const deaths: [string, Death][] = [
    // The first is a commit: no letter was without a time.
    ["before a claim", { at: "letter", nth: 2, sent: false }],
    ["between a claim and its messages", { at: "letter", nth: 3, sent: false }],
    ["before the commit", { at: "letter", nth: 4, sent: false }],
    ["over the commit", { at: "letter", nth: 4, sent: true }],
  ];
  it.each(deaths)("%s, beside another one: each owner has one letter", async (_, death) => {
    await makeDue(OWNERS);
    const [first, second] = await Promise.all([startWorker(), startWorker()]);
    const ends = await Promise.all([
      work({ part: "send", death }, Promise.resolve(first)),
      work({ part: "send" }, Promise.resolve(second)),
    ]);
    expect(ends).toEqual(["killed", "done"]);
    await noConnectionLeft();
    await advance(20);
    expect(await work({ part: "send" })).toBe("done");
    const owners = (await messages()).map(({ userId }) => userId);
    expect(owners).toHaveLength(OWNERS);
    expect(new Set(owners).size).toBe(OWNERS);
  });
});

describe("the process that mails letters dies", () => {
  const deaths: [string, Death][] = [
    ["before a letter is marked", { at: "mailing", nth: 25, sent: false }],
    ["as a letter is marked", { at: "mailing", nth: 25, sent: true }],
    ["before its message is removed", { at: "mailing", nth: 60, sent: false }],
  ];
  it.each(deaths)("%s: nobody gets two, and hardly anybody none", async (_, death) => {
    const owners = 60;
    await makeDue(owners);
    await sandbox("DELETE", "/mails");
    expect(await work({ part: "send" })).toBe("done");
    expect(await work({ part: "mail", death })).toBe("killed");
    await noConnectionLeft();
    await advance(301);
    expect(await work({ part: "mail" })).toBe("done");
    expect(await messages()).toEqual([]);
    const to = (await mails()).flatMap((mail) => mail.to).filter((address) => address.startsWith("due-"));
    expect(new Set(to).size).toBe(to.length);
    expect(to.length).toBeGreaterThanOrEqual(owners - IN_HAND);
  });
});
