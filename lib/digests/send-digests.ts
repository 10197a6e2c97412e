import "server-only";
import { type Db, Prisma, db } from "@/lib/db";
import { wallTime } from "@/lib/i18n/wall-time";
import { enqueue } from "@/lib/jobs/outbox";
import { LATE_HOURS } from "./constants";
import { nextDigestAt, weekOfDigest } from "./rules";
import { digestMail, digestPush } from "./schema";

/** Digests that one transaction takes, and that one run of the timer takes. */
const AT_ONCE = 250;
const A_RUN = 20_000;
const HOUR_MS = 3_600_000;

/** A digest that this transaction has locked, with what its next time follows from. */
type Locked = {
  userId: string;
  weekday: number;
  minute: number;
  week: string | null;
  dueAt: Date | null;
  timeZone: string | null;
  now: Date;
  mail: boolean;
  push: boolean;
  /** Whether its owner is to have it. */
  wanted: boolean;
};

/**
 * Works out when digests are due that have no time yet, then takes those that are due and hands each to the outbox,
 * once. Any number of these may run at once, and be killed: what a transaction did not commit is taken again.
 * @returns how many digests were taken
 */
export async function sendDigests(signal?: AbortSignal): Promise<number> {
  await inTransactions(setTimes, signal);
  return inTransactions(takeDue, signal);
}

async function inTransactions(work: (tx: Db) => Promise<number>, signal?: AbortSignal): Promise<number> {
  for (let done = 0; ;) {
    const count = await db.$transaction(work);
    done += count;
    if (count < AT_ONCE || done >= A_RUN || signal?.aborted) return done;
  }
}

async function setTimes(tx: Db): Promise<number> {
  const digests = await lock(
    tx,
    Prisma.sql`l."dueAt" IS NULL AND (l."mail" OR l."push") ORDER BY l."userId"`,
  );
  await store(tx, digests);
  return digests.length;
}

async function takeDue(tx: Db): Promise<number> {
  const digests = await lock(tx, Prisma.sql`l."dueAt" <= app_now() ORDER BY l."dueAt"`);
  const taken = digests.map((digest) => ({ ...digest, ...weekOf(digest) }));
  await store(tx, taken);
  const due = taken.filter(({ wanted, until, now }) => wanted && until > now);
  const aboutOf = ({ userId, week, until }: (typeof due)[number]) => ({
    userId,
    week,
    until: until.toISOString(),
  });
  const mails = due.filter(({ mail }) => mail).map(aboutOf);
  await enqueue(
    tx,
    digestMail,
    mails.map((about) => ({ key: keyOf(about), payload: about, userId: about.userId })),
  );
  const pushed = new Map(due.filter(({ push }) => push).map((digest) => [digest.userId, aboutOf(digest)]));
  const devices = await tx.pushDevice.findMany({
    where: { userId: { in: [...pushed.keys()] } },
    select: { id: true, userId: true },
  });
  const pushes = devices.flatMap(({ id: deviceId, userId }) => {
    const about = pushed.get(userId);
    return about ? [{ key: `${keyOf(about)}:${deviceId}`, payload: { ...about, deviceId }, userId }] : [];
  });
  await enqueue(tx, digestPush, pushes);
  return digests.length;
}

const keyOf = ({ userId, week }: { userId: string; week: string }) => `${userId}:${week}`;

/** The week that a due digest is about, and until when it is worth sending. */
function weekOf({ dueAt, timeZone, now }: Locked): { week: string; until: Date } {
  const due = dueAt ?? now;
  return {
    week: weekOfDigest(wallTime(due, timeZone ?? "UTC").date),
    until: new Date(due.getTime() + LATE_HOURS * HOUR_MS),
  };
}

/**
 * Locks digests, leaving out those that somebody else has. The owner's row comes with them, or the digest is left out:
 * an erasure locks that row first, and must not wait for a digest while this waits for the owner.
 */
async function lock(tx: Db, which: Prisma.Sql): Promise<Locked[]> {
  const ids = await tx.$queryRaw<{ userId: string }[]>`
    SELECT l."userId" FROM "Letter" l WHERE ${which} LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
  if (ids.length === 0) return [];
  // A statement of its own: it sees what was committed before the lock, such as another time zone.
  return tx.$queryRaw<Locked[]>`
    SELECT l."userId", l."weekday", l."minute", l."week"::text AS "week", l."dueAt", u."timeZone",
      app_now() AS "now", l."mail", l."push",
      u."emailVerifiedAt" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "Erasure" e WHERE e."userId" = u."id")
        AND (EXISTS (SELECT 1 FROM "PostingSlot" s WHERE s."userId" = u."id")
          OR EXISTS (SELECT 1 FROM "PostCount" c WHERE c."userId" = u."id"
            AND c."generated" + c."scheduled" + c."published" > 0)) AS "wanted"
    FROM "Letter" l JOIN "User" u ON u."id" = l."userId"
    WHERE l."userId" = ANY (${ids.map(({ userId }) => userId)}::uuid[]) FOR KEY SHARE OF u SKIP LOCKED`;
}

/** Stores which week each digest is about, and when the next one is due. */
async function store(tx: Db, digests: readonly Locked[]): Promise<void> {
  if (digests.length === 0) return;
  const times = digests.map((digest) => nextDigestAt(digest, digest.timeZone ?? "UTC", digest.now));
  await tx.$executeRaw`
    UPDATE "Letter" l SET "week" = n."week", "dueAt" = n."dueAt"
    FROM unnest(${digests.map(({ userId }) => userId)}::uuid[], ${digests.map(({ week }) => week)}::date[],
      ${times}::timestamptz[]) n("userId", "week", "dueAt")
    WHERE l."userId" = n."userId"`;
}
