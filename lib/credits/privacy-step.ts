import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { inBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";
import { getBalance } from "./queries";

/** The ledger and the generations; deleted with their user, after billing has copied what it must keep. */
export const creditsPrivacy: PrivacyStep = {
  tables: ["CreditAccount", "CreditEntry", "Generation"],
  exportData: (actor) => ({
    creditBalance: getBalance(actor),
    credits: inBatches((after: number | undefined, take) =>
      db.creditEntry.findMany({
        where: { userId: actor.userId, id: { gt: after ?? 0 } },
        orderBy: { id: "asc" },
        take,
        select: { id: true, delta: true, reason: true, createdAt: true },
      }),
    ),
    generations: inBatches((after: string | undefined, take) =>
      db.generation.findMany({
        where: { userId: actor.userId, ...(after ? { id: { gt: after } } : {}) },
        orderBy: { id: "asc" },
        take,
        select: {
          id: true,
          kind: true,
          state: true,
          reserved: true,
          cost: true,
          postId: true,
          errorCode: true,
          createdAt: true,
          finishedAt: true,
        },
      }),
    ),
  }),
};
