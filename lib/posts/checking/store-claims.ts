import "server-only";
import type { Db } from "@/lib/db";
import { valueOf } from "./claim-value";
import type { Judgement } from "./judge-claims";
import type { Sources } from "./sources";

type Stored = { id: number; known: Sources; judgement: Judgement };

/** Stores the claims of a text if it is still the post's. @returns whether it is */
export async function storeClaims(
  tx: Db,
  { userId }: { userId: string },
  { id, known, judgement }: Stored,
): Promise<boolean> {
  const { revision, content, now, factsState } = known;
  const locked = await tx.$executeRaw`
    UPDATE "Post" SET "claimsRevision" = "revision", "claimsFacts" = ${factsState} WHERE "id" = ${id} AND "userId" = ${userId}::uuid
      AND "revision" = ${revision} AND "deletedAt" IS NULL`;
  if (locked === 0) return false;
  await tx.postClaim.deleteMany({ where: { postId: id } });
  await tx.postClaim.createMany({
    data: judgement.claims.map(({ held, ...verdict }) => ({
      postId: id,
      revision,
      from: held.from,
      to: held.to,
      kind: held.kind,
      text: content.slice(held.from, held.to),
      value: valueOf(held),
      createdAt: now,
      ...verdict,
    })),
  });
  return true;
}
