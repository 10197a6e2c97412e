import "server-only";
import type { PrivacyStep } from "@/lib/accounts/types";
import { inBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/**
 * Cancels what waits to go out. What is reaching its page at this moment is let finish, so that no post of a
 * person who has left is sent by a token that is being handed back.
 */
async function cancelAll(userId: string): Promise<"done" | "later"> {
  const onItsWay = await db.$transaction(async (tx) => {
    // The lock that everything takes which sends, settles or cancels a post.
    await tx.$queryRaw`SELECT "id" FROM "Post" WHERE "userId" = ${userId}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
    await tx.$executeRaw`
      UPDATE "Delivery" SET "status" = 'CANCELLED', "heldAt" = NULL, "updatedAt" = now()
      WHERE "status" = 'PENDING' AND "postId" IN (SELECT "id" FROM "Post" WHERE "userId" = ${userId}::uuid)`;
    await tx.$executeRaw`
      UPDATE "Post" SET "status" = 'GENERATED', "scheduledAt" = NULL, "rehearseAt" = NULL, "updatedAt" = now()
      WHERE "userId" = ${userId}::uuid AND "status" = 'SCHEDULED'`;
    const [row] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
      WHERE p."userId" = ${userId}::uuid AND d."status" = 'SENDING' AND d."leaseUntil" > app_now()`;
    return row?.count ?? 0;
  });
  return onItsWay > 0 ? "later" : "done";
}

/** What was sent where, each try of it, and what happened to the posts. */
export const publishingPrivacy: PrivacyStep = {
  tables: ["Delivery", "DeliveryAttempt", "PostEvent"],
  exportData: ({ userId }) => ({
    deliveries: inBatches((after: number | undefined, take) =>
      db.delivery.findMany({
        where: { post: { userId }, id: { gt: after ?? 0 } },
        orderBy: { id: "asc" },
        take,
        omit: { contentHash: true, fence: true, leaseUntil: true, looks: true },
        include: { attempts: { omit: { deliveryId: true } } },
      }),
    ),
    postEvents: inBatches((after: number | undefined, take) =>
      db.postEvent.findMany({
        where: { post: { userId }, id: { gt: after ?? 0 } },
        orderBy: { id: "asc" },
        take,
      }),
    ),
  }),
  eraseData: (_job, userId) => cancelAll(userId),
};
