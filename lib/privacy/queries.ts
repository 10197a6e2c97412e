import "server-only";
import { db } from "@/lib/db";
import { erasureCodeSchema } from "./schema";
import type { ErasureStatus } from "./types";

/** The deletion with this code, or null. Anybody with the code may read it: it names nobody. */
export async function findErasure(code: string): Promise<ErasureStatus | null> {
  if (!erasureCodeSchema.safeParse(code).success) return null;
  const row = await db.erasure.findUnique({ where: { code } });
  return (
    row && {
      code: row.code,
      source: row.source,
      requestedAt: row.requestedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    }
  );
}
