import "server-only";
import type { Db } from "@/lib/db";
import { valueOf } from "./claims/claim-value";
import type { Judgement } from "./claims/judge-claims";
import type { Sources } from "./claims/sources";

type Stored = { id: number; known: Sources; judgement: Judgement };

/** Stores the claims of a text if it is still the post's. @returns whether it is */
export async function storeClaims(
  tx: Db,
  { userId }: { userId: string },
  { id, known, judgement }: Stored,
): Promise<boolean> {
  const { revision, content, now, factsState } = known;
  const locked = await tx.$executeRaw`
    UPDATE "Post" SET "claimsRevision" = "revision", "claimsFacts" = ${factsState}, "claimsAt" = ${now},
      "unreadClaims" = ${judgement.unread} WHERE "id" = ${id} AND "userId" = ${userId}::uuid
      AND "revision" = ${revision} AND "deletedAt" IS NULL`;
  if (locked === 0) return false;
  const spared = await sparedOf(tx, id, known, new Set(judgement.claims.map(({ held }) => held.from)));
  await tx.postClaim.deleteMany({ where: { postId: id } });
  const found = judgement.claims.map(({ held, ...verdict }) => ({
    postId: id,
    revision,
    from: held.from,
    to: held.to,
    kind: held.kind,
    text: content.slice(held.from, held.to),
    value: valueOf(held),
    createdAt: now,
    ...verdict,
  }));
  await tx.postClaim.createMany({ data: [...found, ...spared] });
  return true;
}

/**
 * The stored claims of kinds that rules do not find, by which the post relies on a fact: it still does while their words
 * stand in its text, and in the fact, unless that was removed.
 */
async function sparedOf(
  tx: Db,
  postId: number,
  { content, revision, facts }: Sources,
  taken: ReadonlySet<number>,
) {
  const stored = await tx.postClaim.findMany({
    where: { postId, factId: { not: null }, kind: { in: ["NUMBER", "ADDRESS"] } },
    omit: { id: true },
  });
  return stored.flatMap((claim) => {
    const from = content.indexOf(claim.text);
    const fact = facts?.find(({ id }) => id === claim.factId);
    if (from < 0 || taken.has(from) || (fact && !fact.text.includes(claim.text))) return [];
    taken = new Set([...taken, from]);
    return [{ ...claim, revision, from, to: from + claim.text.length }];
  });
}
