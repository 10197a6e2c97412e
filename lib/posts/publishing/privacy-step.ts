import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { inBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/**
 * Cancels pending deliveries and lets those in flight finish, so that no post is sent with an access token that is
 * being revoked.
 */
async function cancelAll(userId: string): Promise<"done" | "later"> {
  const inFlight = await db.$transaction(async (tx) => {
    // The lock that everything takes that sends, settles or cancels a post.
    await tx.$queryRaw`SELECT "id" FROM "Post" WHERE "userId" = ${userId}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
    await tx.$executeRaw`
      UPDATE "Delivery" SET "status" = 'CANCELLED', "heldAt" = NULL, "heldFor" = NULL, "updatedAt" = now()
      WHERE "status" = 'PENDING' AND "postId" IN (SELECT "id" FROM "Post" WHERE "userId" = ${userId}::uuid)`;
    await tx.$executeRaw`
      UPDATE "Post" SET "status" = 'GENERATED', "scheduledAt" = NULL, "preflightAt" = NULL, "updatedAt" = now()
      WHERE "userId" = ${userId}::uuid AND "status" = 'SCHEDULED'`;
    const [row] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
      WHERE p."userId" = ${userId}::uuid AND d."status" = 'SENDING' AND d."leaseUntil" > app_now()`;
    return row?.count ?? 0;
  });
  return inFlight > 0 ? "later" : "done";
}

/** Deliveries, their attempts, and the posts' history. */
export const publishingPrivacy: PrivacyStep = {
  tables: ["Delivery", "DeliveryAttempt", "PageLook", "PostEvent"],
  exportData: ({ userId }) => ({
    deliveries: inBatches((after: number | undefined, take) =>
      db.delivery.findMany({
        where: { post: { userId }, id: { gt: after ?? 0 } },
        orderBy: { id: "asc" },
        take,
        omit: { contentHash: true, fence: true, leaseUntil: true, checks: true },
        include: {
          attempts: { omit: { deliveryId: true } },
          looks: { omit: { deliveryId: true, tries: true } },
        },
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
