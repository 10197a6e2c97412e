import "server-only";
import type { Db } from "@/lib/db";
import { valueOf } from "./claims/claim-value";
import type { Judgement } from "./claims/judge-claims";
import type { Sources } from "./claims/sources";

type Stored = { id: number; known: Sources; judgement: Judgement };

/** Stores the claims of a text, unless the post's text has changed since. @returns whether they were stored */
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
  const spared = await sparedOf(tx, id, known, new Set(judgement.claims.map(({ from }) => from)));
  await tx.postClaim.deleteMany({ where: { postId: id } });
  const found = judgement.claims.map(({ verdict, source, factId, ...claim }) => ({
    from: claim.from,
    to: claim.to,
    kind: claim.kind,
    text: content.slice(claim.from, claim.to),
    value: valueOf(claim),
    createdAt: now,
    ...{ verdict, source, factId },
  }));
  // One statement however many there are: the ORM would plan one of its own for each number of rows.
  await tx.$executeRaw`
    INSERT INTO "PostClaim" ("postId", "revision", "from", "to", "kind", "text", "value", "verdict", "source", "factId", "createdAt")
    SELECT ${id}, ${revision}, c.*
    FROM jsonb_to_recordset(${JSON.stringify([...found, ...spared])}::jsonb)
      AS c("from" int, "to" int, "kind" "ClaimKind", "text" text, "value" text, "verdict" "ClaimVerdict",
        "source" "SaidSource", "factId" uuid, "createdAt" timestamptz)`;
  return true;
}

/**
 * The stored claims of kinds only a model finds, through which the post relies on a fact. It still relies on the fact
 * while their words stand in both texts, or in the post's alone once the fact was removed.
 */
async function sparedOf(tx: Db, postId: number, { content, facts }: Sources, taken: ReadonlySet<number>) {
  const stored = await tx.postClaim.findMany({
    where: { postId, factId: { not: null }, kind: { in: ["NUMBER", "ADDRESS"] } },
    omit: { id: true, postId: true, revision: true },
  });
  return stored.flatMap((claim) => {
    const from = content.indexOf(claim.text);
    const fact = facts?.find(({ id }) => id === claim.factId);
    if (from < 0 || taken.has(from) || (fact && !fact.text.includes(claim.text))) return [];
    taken = new Set([...taken, from]);
    return [{ ...claim, from, to: from + claim.text.length }];
  });
}
