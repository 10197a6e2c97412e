import "server-only";
import pLimit from "p-limit";
import { type Db, db, isUniqueViolation } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { contentHash } from "@/lib/posts/publishing/leasing/lease-delivery";

const BATCH = 200;
const AT_ONCE = 8;

/** The error code of a delivery whose page is to be checked because the database was restored. */
export const RESTORED = "RESTORED";

/** Keeps every delivery back that is not settled, in the transaction that restores the data. */
export const HOLD_DELIVERIES = `
  UPDATE "Delivery" SET "heldAt" = now(), "heldFor" = 'RESTORED', "updatedAt" = now() WHERE "status" = 'PENDING' AND "heldAt" IS NULL`;

type Unsettled = { id: number; postId: number; dueAt: Date; userId: string; content: string };

/** How many deliveries have their page checked, and how many wait for their owner instead. */
export type RestoredDeliveries = { checking: number; held: number };

/**
 * Has the page checked for every delivery that a restored database takes for open, before any of them may be sent:
 * what was sent after the backup is not in it. A delivery that is found is settled; another one waits for its time
 * again, or for its owner when that has passed. May be repeated.
 * @param since when the backup was taken
 */
export async function checkAfterRestore(since: Date): Promise<RestoredDeliveries> {
  const result: RestoredDeliveries = { checking: 0, held: 0 };
  const limit = pLimit(AT_ONCE);
  const one = async (row: Unsettled) => {
    const doubted = await doubt(row, since);
    if (!doubted) await db.$transaction((tx) => hold(tx, row));
    result[doubted ? "checking" : "held"] += 1;
  };
  for (let after: Unsettled | undefined; ;) {
    const rows = await findUnsettled(after);
    // One owner's deliveries are checked in order: of two with the same text, the one that was due first is searched for.
    const owners = [...new Set(rows.map(({ userId }) => userId))];
    const lane = async (owner: string) => {
      for (const row of rows.filter(({ userId }) => userId === owner)) await one(row);
    };
    await Promise.all(owners.map((owner) => limit(() => lane(owner))));
    after = rows.at(-1);
    if (!after || rows.length < BATCH) return result;
  }
}

/** The next ones after `after`, by their time. What has been looked at has an earlier time than what is still to come. */
function findUnsettled(after?: Unsettled): Promise<Unsettled[]> {
  const { dueAt = new Date(0), id = 0 } = after ?? {};
  return db.$queryRaw<Unsettled[]>`
    SELECT d."id", d."postId", d."dueAt", p."userId", p."content"
    FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
    WHERE (d."dueAt", d."id") > (${dueAt}, ${id}) AND d."status" IN ('PENDING', 'SENDING', 'UNKNOWN')
    ORDER BY d."dueAt", d."id" LIMIT ${BATCH}`;
}

/**
 * Makes a delivery UNKNOWN, with an attempt that started at the backup. @returns false when a delivery of the same
 * text to the same page is being checked already: what is found on the page would belong to either
 */
async function doubt({ id, content }: Unsettled, since: Date): Promise<boolean> {
  try {
    await db.$executeRaw`
      WITH doubted AS (
        UPDATE "Delivery"
        SET "status" = 'UNKNOWN', "fence" = "fence" + ("status" = 'PENDING')::int, "leaseUntil" = NULL,
            "heldAt" = NULL, "heldFor" = nullif("heldFor", ${RESTORED}), "checks" = 0, "errorCode" = ${RESTORED}, "errorMessage" = NULL,
            "contentHash" = CASE "status" WHEN 'PENDING' THEN ${contentHash(content)} ELSE "contentHash" END,
            "dueAt" = least("dueAt", app_now()), "updatedAt" = now()
        WHERE "id" = ${id} AND "status" IN ('PENDING', 'SENDING', 'UNKNOWN')
        RETURNING "id", "fence"
      )
      INSERT INTO "DeliveryAttempt" ("deliveryId", "fence", "startedAt", "finishedAt", "outcome", "errorCode")
      SELECT "id", "fence", ${since}, now(), 'UNKNOWN', ${RESTORED} FROM doubted
      ON CONFLICT ("deliveryId", "fence") DO UPDATE
      SET "outcome" = 'UNKNOWN', "finishedAt" = now(), "errorCode" = ${RESTORED}`;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function hold(tx: Db, { id, postId, userId }: Unsettled): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Delivery" SET "heldAt" = coalesce("heldAt", app_now()), "heldFor" = ${RESTORED}, "updatedAt" = now()
    WHERE "id" = ${id} AND "status" = 'PENDING'`;
  await notifyHeld(tx, { userId, postId, deliveryId: id });
}

type Checked = { deliveryId: number; postId: number; userId: string; fence: number };

/**
 * Ends the check of a restored delivery that is not on the page: it waits for its time again, or for its owner where it
 * was held, or when its time has passed, because another version of the post may have been sent since the backup.
 */
export async function returnToPlan({ deliveryId, postId, userId, fence }: Checked): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Post" WHERE "id" = ${postId} FOR NO KEY UPDATE`;
    const [returned] = await tx.$queryRaw<{ heldFor: string | null }[]>`
      WITH plan AS (SELECT "scheduledAt" FROM "Post" WHERE "id" = ${postId}), returned AS (
        UPDATE "Delivery" d
        SET "status" = 'PENDING', "checks" = 0, "errorCode" = NULL, "updatedAt" = now(),
            "dueAt" = coalesce(plan."scheduledAt", d."dueAt"),
            "heldAt" = CASE WHEN plan."scheduledAt" > app_now() AND d."heldFor" IS NULL THEN NULL ELSE app_now() END,
            "heldFor" = CASE WHEN plan."scheduledAt" > app_now() THEN d."heldFor" ELSE ${RESTORED} END
        FROM plan WHERE d."id" = ${deliveryId} AND d."fence" = ${fence} AND d."status" = 'UNKNOWN'
        RETURNING d."heldFor"
      ), refused AS (
        UPDATE "DeliveryAttempt" SET "outcome" = 'REFUSED', "arrived" = false
        WHERE "deliveryId" = ${deliveryId} AND "fence" = ${fence} AND EXISTS (SELECT 1 FROM returned)
      )
      SELECT "heldFor" FROM returned`;
    if (returned?.heldFor) await notifyHeld(tx, { userId, postId, deliveryId }, returned.heldFor);
  });
}

async function notifyHeld(tx: Db, about: Omit<Checked, "fence">, code = RESTORED): Promise<void> {
  const { userId, postId, deliveryId } = about;
  await openNotice(tx, {
    userId,
    kind: "HELD",
    subject: postSubject(postId),
    postId,
    deliveryId,
    code,
  });
}
