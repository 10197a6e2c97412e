import "server-only";
import type { Actor, SystemActor } from "@/lib/auth/actor";
import { type Db, db, transaction } from "@/lib/db";
import { inReadingTurn } from "@/lib/heavy-turn";
import { dayAt, isoOf } from "@/lib/text/days/calendar";
import { readExplicit } from "@/lib/text/explicit/read";
import { endsOf, valueOf } from "./claim-value";
import { type MatchedClaim, matchClaims, isOnDay } from "./match-claims";
import { type ClaimedPost, readClaims, readSources } from "./queries";
import { ownClaims, saidOf } from "./said-by-owner";
import type { Sources } from "./sources";
import type { Claim, PostClaims, Setting } from "./types";

/** Claims of one text; no post makes more. */
const MOST_CLAIMS = 200;
/** Tries again where the text changes meanwhile. */
const MOST_TRIES = 3;

/**
 * The claims of one of the actor's posts as it is now. They are looked for once for each text, and again when a fact has
 * changed.
 * @throws AppError POST_NOT_FOUND, SERVER_BUSY for too many at once
 */
export async function getClaims(actor: Actor, id: number): Promise<PostClaims> {
  return claimsOf(await currentClaims(actor, id));
}

/** The same for a job. @throws AppError POST_NOT_FOUND */
export async function lookForClaims(_job: SystemActor, owner: { userId: string }, id: number): Promise<void> {
  await currentClaims(owner, id);
}

async function currentClaims(owner: { userId: string }, id: number): Promise<ClaimedPost> {
  for (let n = 1; ; n++) {
    const post = await readClaims(db, owner, id);
    if (post.current || n > MOST_TRIES) return post;
    const known = await readSources(db, owner, id);
    if (!known) continue;
    const claims = await inReadingTurn(owner.userId, () => judged(known));
    await transaction(owner, (tx) => storeClaims(tx, owner, { id, known, claims }));
  }
}

/** What leaves the domain. The day on which a post goes out says that date by itself. */
function claimsOf({ revision, claims, scheduledAt, timeZone }: ClaimedPost): PostClaims {
  const day = scheduledAt && isoOf(dayAt(scheduledAt, timeZone));
  return {
    revision,
    claims: claims.map(({ value, gone, ...claim }): Claim => {
      if (gone) return { ...claim, verdict: "UNSAID", source: null, factId: null };
      const isDay = day !== null && claim.verdict === "UNSAID" && claim.kind === "DATE" && isDate(value, day);
      return isDay ? { ...claim, verdict: "SAID", source: "SCHEDULE" } : claim;
    }),
  };
}

/** Whether a stored date ("DATE 3-14", "DATE 2026-3-14") is that day. */
function isDate(value: string, day: string): boolean {
  const parts = value
    .replace(/^DATE /, "")
    .split("-")
    .map(Number);
  if (parts.some(Number.isNaN) || parts.length > 3) return false;
  const [date = 0, month = 0, year] = parts.reverse();
  return isOnDay({ is: "date", day: date, month, year }, day);
}

type Judged = Pick<Claim, "verdict" | "source" | "factId"> & { held: MatchedClaim };

/** Compares the claims of a text with what is known. */
async function judged(known: Sources): Promise<Judged[]> {
  const setting: Setting = { timeZone: known.timeZone ?? "UTC", writtenAt: known.writtenAt };
  const found = readExplicit(known.content, setting.timeZone).claims.slice(0, MOST_CLAIMS);
  const own = await ownClaims(found, known);
  const rights = new Set((known.rights ?? []).flatMap(endsOf));
  const gone = new Map(
    Object.entries(known.gone ?? {}).flatMap(([value, factId]) =>
      endsOf(value).map((one) => [one, factId] as const),
    ),
  );
  const held = await matchClaims(found, await saidOf(known, setting), { ...setting, content: known.content });
  return held.map((claim, at): Judged => {
    const isOwn = own.has(found[at] ?? claim);
    const value = valueOf(claim);
    const isRight = rights.has(value);
    // The post relies on a removed fact until its owner decides, even if she has said the same elsewhere.
    const factId = claim.said?.factId ?? (isRight ? undefined : gone.get(value));
    if (factId) return { held: claim, verdict: "SAID", source: "FACT", factId };
    if (claim.said || isOwn)
      return {
        held: claim,
        verdict: "SAID",
        source: isOwn ? "EDIT" : (claim.said?.source ?? "EDIT"),
        factId: null,
      };
    return { held: claim, verdict: isRight ? "RIGHT" : "UNSAID", source: null, factId: null };
  });
}

type Stored = { id: number; known: Sources; claims: readonly Judged[] };

/** Stores the claims of a text if it is still the post's. */
async function storeClaims(
  tx: Db,
  { userId }: { userId: string },
  { id, known, claims }: Stored,
): Promise<void> {
  const { revision, content, now, factsState } = known;
  const locked = await tx.$executeRaw`
    UPDATE "Post" SET "claimsRevision" = "revision", "claimsFacts" = ${factsState} WHERE "id" = ${id} AND "userId" = ${userId}::uuid
      AND "revision" = ${revision} AND "deletedAt" IS NULL`;
  if (locked === 0) return;
  await tx.postClaim.deleteMany({ where: { postId: id } });
  await tx.postClaim.createMany({
    data: claims.map(({ held, ...judgement }) => ({
      postId: id,
      revision,
      from: held.from,
      to: held.to,
      kind: held.kind,
      text: content.slice(held.from, held.to),
      value: valueOf(held),
      createdAt: now,
      ...judgement,
    })),
  });
}
