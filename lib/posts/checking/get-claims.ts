import "server-only";
import type { Actor, SystemActor } from "@/lib/auth/actor";
import { db, transaction } from "@/lib/db";
import { inReadingTurn } from "@/lib/queues/heavy-turn";
import { dayAt, isoOf, startOfDay } from "@/lib/i18n/calendar";
import { daysOfText } from "@/lib/posts/days-of-text";
import { isClaimedDay } from "@/lib/posts/rules";
import { comparedOf, judgeClaims } from "./claims/judge-claims";
import { type ClaimedPost, readClaims, readSources } from "./queries";
import { enqueueReadings } from "@/lib/posts/editing/enqueue-readings";
import { readingsOf } from "./reader/stored-readings";
import { startReading } from "./start-reading";
import { storeClaims } from "./store-claims";
import type { Claim, PostClaims } from "./types";

/** How often to retry when the text changes meanwhile. */
const MOST_TRIES = 3;

/**
 * The claims of one of the actor's posts. They are stored per revision and recomputed when a fact has changed. If no
 * model has read the text yet, that is started.
 * @throws AppError POST_NOT_FOUND, SERVER_BUSY if too many are being computed
 */
export async function getClaims(actor: Actor, id: number): Promise<PostClaims> {
  const post = await currentClaims(actor, id);
  return claimsOf({ ...post, reading: await startReading(actor, post) });
}

/** The same for a job. @throws AppError POST_NOT_FOUND */
export async function refreshClaims(_job: SystemActor, owner: { userId: string }, id: number): Promise<void> {
  await currentClaims(owner, id);
}

async function currentClaims(owner: { userId: string }, id: number): Promise<ClaimedPost> {
  for (let n = 1; ; n++) {
    const post = await readClaims(db, owner, id);
    if (post.current || n > MOST_TRIES) return post;
    const found = await inReadingTurn(owner.userId, () => judgePost(owner, id));
    if (!found) continue;
    await transaction(owner, async (tx) => {
      await storeClaims(tx, owner, { id, ...found });
      if (found.judgement.isOpen) await enqueueReadings(tx, [id]);
    });
  }
}

/** Loads the sources and judges the claims in one turn; null if another request has done so while this one waited. */
async function judgePost(owner: { userId: string }, id: number) {
  const known = await readSources(db, owner, id);
  if (!known || known.current) return null;
  const compared = await comparedOf(known);
  const readings = await readingsOf(db, owner, compared.texts, known.timeZone ?? "UTC");
  return { known, judgement: await judgeClaims(compared, readings) };
}

/** The response. A claim naming the date on which the post goes out counts as said. */
function claimsOf({ revision, content, claims, scheduledAt, timeZone, ...post }: ClaimedPost): PostClaims {
  const { reading, read, writtenAt, needs, plannedFrom } = post;
  const day = scheduledAt && isoOf(dayAt(scheduledAt, timeZone));
  return {
    revision,
    reading,
    read,
    needs: needs.filter((need) => need === "plan" || need === "credits"),
    earliest: plannedFrom === null ? "" : startOfDay(plannedFrom, timeZone).toISOString(),
    days: daysOfText(content, { writtenAt, sendsAt: scheduledAt, timeZone }, read),
    claims: claims.map(({ gone, ...claim }): Claim => {
      if (gone) return { ...claim, verdict: "UNSAID", source: null, factId: null };
      const isDay = day !== null && claim.verdict === "UNSAID" && isClaimedDay(claim.value, day);
      return isDay ? { ...claim, verdict: "SAID", source: "SCHEDULE" } : claim;
    }),
  };
}
