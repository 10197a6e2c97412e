import "server-only";
import { type SystemActor, systemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { PRIVACY_STEPS } from "./steps";

/** Accounts that one run of the timer takes apart. */
const AT_ONCE = 5;

/**
 * Erases an account whose deletion was requested, the row of the user last. Safe to repeat, also by two
 * at once. @returns whether it is done; if not, the timer goes on with it
 */
export async function eraseAccount(
  job: SystemActor,
  erasure: { code: string; userId: string },
): Promise<boolean> {
  const { code, userId } = erasure;
  for (const { eraseData, tables } of PRIVACY_STEPS) {
    if ((await eraseData?.(job, userId)) !== "later") continue;
    log.info({ erasure: code, tables }, "an erasure is waiting for work in progress");
    return false;
  }
  await db.$transaction([
    db.$executeRaw`UPDATE "Erasure" SET "finishedAt" = app_now(), "userId" = NULL WHERE "code" = ${code}`,
    db.user.deleteMany({ where: { id: userId } }),
  ]);
  return true;
}

/** Goes on with every erasure that was begun and not finished; called by a timer. */
export async function resumeErasures(): Promise<void> {
  const open = await db.$queryRaw<{ code: string; userId: string }[]>`
    SELECT "code", "userId" FROM "Erasure"
    WHERE "finishedAt" IS NULL AND "userId" IS NOT NULL AND "requestedAt" < app_now() - interval '30 seconds'
    ORDER BY "requestedAt" LIMIT ${AT_ONCE}`;
  for (const erasure of open) {
    try {
      await eraseAccount(systemActor("erase"), erasure);
    } catch (error) {
      log.error(
        { err: error, erasure: erasure.code },
        "an account could not be erased yet; the timer tries again",
      );
    }
  }
}
