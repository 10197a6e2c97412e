import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { createFact } from "@/lib/brand/facts/mutations";
import { isEndOpen } from "@/lib/brand/facts/rules";
import type { Fact } from "@/lib/brand/facts/types";
import { type Db, db, transaction } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { enqueueFactReading } from "@/lib/posts/editing/enqueue-readings";
import { lockPost, requireRevision } from "@/lib/posts/lock-post";
import { factOfClaim } from "./claims/fact-of-claim";
import { getClaims } from "./get-claims";
import { readClaims } from "./queries";
import type { MarkClaimInput } from "./schema";
import type { MarkedClaims } from "./types";

/** Upper bound on the confirmed claims of one post. */
const MOST_RIGHTS = 200;

/**
 * Records that the owner confirms a claim, for this and later versions of the post, and creates a fact from it on
 * request. Idempotent.
 * @throws AppError POST_NOT_FOUND, POST_CHANGED, CLAIM_NOT_FOUND
 */
export async function markClaim(actor: Actor, id: number, input: MarkClaimInput): Promise<MarkedClaims> {
  await getClaims(actor, id);
  const claim = await transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, id);
    await requireRevision(tx, actor, post, input.revision);
    const { claims, content } = await readClaims(tx, actor, id);
    const found = claims.find(({ from, to }) => from === input.from && to === input.to);
    if (!found) throw new AppError("CLAIM_NOT_FOUND");
    if (found.verdict === "UNSAID" || found.gone) await storeRight(tx, actor, id, found);
    return { ...found, content };
  });
  const kept = input.keepAsFact ? await keepAsFact(actor, factOfClaim(claim.content, claim)) : {};
  return { ...(await getClaims(actor, id)), ...kept };
}

type Found = { value: string; factId: string | null };

/** Confirms a claim. One that came from a removed fact no longer depends on it. */
async function storeRight(tx: Db, { userId }: Actor, id: number, { value, factId }: Found): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" SET "rightClaims" = array_append("rightClaims", ${value})
    WHERE "id" = ${id} AND "userId" = ${userId}::uuid AND ${value} <> ALL ("rightClaims")
      AND cardinality("rightClaims") < ${MOST_RIGHTS}`;
  // The post may have been held because of that fact.
  if (factId)
    await tx.$executeRaw`
      UPDATE "Post" SET "preflightAt" = app_now()
      WHERE "id" = ${id} AND "userId" = ${userId}::uuid AND "status" = 'SCHEDULED'`;
  await tx.postClaim.updateMany({
    where: { postId: id, value, OR: [{ verdict: "UNSAID" }, ...(factId ? [{ factId }] : [])] },
    data: { verdict: "RIGHT", source: null, factId: null },
  });
}

type Kept = { fact: Fact | null; code?: ErrorCode };

/** Creates a fact, of kind OTHER if its own kind refuses it. The claim stays confirmed even if no more facts fit. */
async function keepAsFact(actor: Actor, fact: Parameters<typeof createFact>[1]): Promise<Kept> {
  try {
    const { fact: kept, isNew } = await createFact(actor, fact);
    if (isNew && isEndOpen(kept, fact.until)) await enqueueFactReading(db, actor, kept);
    return { fact: kept };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "VALIDATION_FAILED" && fact.kind !== "OTHER")
      return keepAsFact(actor, { ...fact, kind: "OTHER" });
    return { fact: null, code: error.code };
  }
}
