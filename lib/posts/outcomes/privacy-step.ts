import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { inBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

async function* outcomes(userId: string): AsyncGenerator<unknown> {
  const rows = inBatches(async (after: number | undefined, take) => {
    const found = await db.postOutcome.findMany({
      where: { post: { userId }, postId: { gt: after ?? 0 } },
      orderBy: { postId: "asc" },
      take,
    });
    return found.map((row) => ({ ...row, id: row.postId }));
  });
  for await (const { id: _, ...row } of rows) yield row;
}

/** What owners have said of their posts; the database deletes it with them. */
export const outcomesPrivacy: PrivacyStep = {
  tables: ["PostOutcome"],
  exportData: ({ userId }) => ({ postOutcomes: outcomes(userId) }),
};
