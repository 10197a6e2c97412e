import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db, transaction } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { getPause } from "../queries";
import type { ResumeInput } from "../schema";
import type { Pause } from "../types";

/** Pauses all scheduled posts until `resumePublishing`; posts published by hand still go out. */
export async function pausePublishing(actor: Actor): Promise<Pause> {
  await db.$executeRaw`
    UPDATE "User" SET "pausedAt" = coalesce("pausedAt", app_now()) WHERE "id" = ${actor.userId}::uuid`;
  return getPause(actor);
}

/**
 * Ends the pause. Posts that became due meanwhile are published now, however late, or held until their owner decides
 * about each.
 */
export async function resumePublishing(actor: Actor, { overdue }: ResumeInput): Promise<Pause> {
  const { userId } = actor;
  const due = Prisma.sql`
    d."postId" = p."id" AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()
    AND p."userId" = ${userId}::uuid AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL
    AND EXISTS (SELECT 1 FROM "User" u WHERE u."id" = p."userId" AND u."pausedAt" IS NOT NULL)`;
  await transaction(actor, async (tx) => {
    if (overdue === "publish") {
      await tx.$executeRaw`
        UPDATE "Post" p SET "lateAt" = NULL, "updatedAt" = now()
        WHERE p."userId" = ${userId}::uuid AND EXISTS (SELECT 1 FROM "Delivery" d WHERE ${due})`;
    } else {
      const held = await tx.$queryRaw<{ id: number; postId: number }[]>`
        UPDATE "Delivery" d SET "heldAt" = app_now(), "heldFor" = 'POST_HELD', "updatedAt" = now() FROM "Post" p WHERE ${due}
        RETURNING d."id", d."postId"`;
      for (const { id: deliveryId, postId } of held) {
        const subject = postSubject(postId);
        const notice = { userId, kind: "HELD", subject, postId, deliveryId, code: "POST_HELD" } as const;
        await openNotice(tx, { ...notice, silent: true });
      }
    }
    // Last, in the order of leasing a delivery: that locks the post first and then reads its owner.
    await tx.$executeRaw`UPDATE "User" SET "pausedAt" = NULL WHERE "id" = ${userId}::uuid`;
  });
  return getPause(actor);
}
