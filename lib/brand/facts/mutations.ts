import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { MAX_FACTS } from "./constants";
import { type Entered, daysSaid, momentsOf, renewedUntil } from "./fact-days";
import { readFacts } from "./queries";
import { factText, hasSaidEnd, isOver } from "./rules";
import { saidOf } from "./said-of";
import type { ChangeFactInput, CreateFactInput, RemoveFactInput } from "./schema";
import type { Fact, FactKind, Facts } from "./types";

/** What is stored of a fact. */
type Stored = { kind: FactKind; text: string; from: Date | null; until: Date | null };

/** Changes to an actor's facts go one after the other, so that they are counted right. @throws AppError BUSINESS_NOT_FOUND */
async function lockFacts(tx: Db, actor: Actor): Promise<Facts> {
  const locked = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "BusinessProfile" WHERE "userId" = ${actor.userId}::uuid FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new AppError("BUSINESS_NOT_FOUND");
  return readFacts(tx, actor);
}

/**
 * Adds a fact. If the same fact exists, that one is returned, and is not new, so that a repeat changes nothing. Ended
 * facts make room for it.
 * @throws AppError BUSINESS_NOT_FOUND, FACTS_FULL, VALIDATION_FAILED
 */
export async function createFact(
  actor: Actor,
  { kind, text, ...entered }: CreateFactInput,
): Promise<{ fact: Fact; isNew: boolean }> {
  return transaction(actor, async (tx) => {
    const before = await lockFacts(tx, actor);
    const stored = storedOf({ kind, text }, entered, before);
    requireAhead(stored, before);
    const same = before.facts.find((fact) => isSame(fact, stored));
    if (same) return { fact: same, isNew: false };
    await makeRoom(tx, actor, before);
    const times = { createdAt: before.now, updatedAt: before.now };
    const { id } = await tx.fact.create({
      data: { userId: actor.userId, ...stored, ...times },
      select: { id: true },
    });
    return { fact: factIn(await readFacts(tx, actor), id), isNew: true };
  });
}

/**
 * Changes a fact, and says whether its words or their kind did. A day in a new text is its new end, unless one is entered.
 * @throws AppError FACT_NOT_FOUND, FACT_CHANGED with the fact as it stands, VALIDATION_FAILED
 */
export async function changeFact(
  actor: Actor,
  id: string,
  change: ChangeFactInput,
): Promise<{ fact: Fact; isReworded: boolean }> {
  return transaction(actor, async (tx) => {
    const facts = await lockFacts(tx, actor);
    const fact = factIn(facts, id);
    const stored = change.renew ? renewed(fact, facts) : changed(fact, change, facts);
    const isProposed = fact.proposedDay !== null && !(change.until !== undefined || change.renew);
    // Also a repeat, whose first answer was lost.
    if (isSame(fact, stored) && (isProposed || fact.proposedDay === null)) return { fact, isReworded: false };
    requireRevision(fact, change.revision);
    // What was proposed is said of these words, and until their owner says their end.
    const isReworded = stored.text !== fact.text || stored.kind !== fact.kind;
    const proposal = isProposed && !isReworded ? {} : { proposedDay: null };
    await tx.fact.updateMany({
      where: { id, userId: actor.userId },
      data: { ...stored, ...proposal, revision: { increment: 1 }, updatedAt: facts.now },
    });
    return { fact: factIn(await readFacts(tx, actor), id), isReworded };
  });
}

/**
 * Keeps the last day that a model reads in a fact's text, for its owner to take or to leave. Nothing else changes, and
 * nothing at all where its words, their kind or its end have changed since it was read.
 * @param day yyyy-MM-dd
 */
export async function proposeEnd(
  { userId }: Actor,
  fact: Pick<Fact, "id" | "kind" | "text" | "until">,
  day: string,
): Promise<void> {
  await db.$executeRaw`
    UPDATE "Fact" SET "proposedDay" = ${day}::date, "proposedOf" = ${saidOf(fact)}
    WHERE "id" = ${fact.id}::uuid AND "userId" = ${userId}::uuid AND "kind"::text = ${fact.kind}
      AND "text" = ${fact.text} AND "until" IS NOT DISTINCT FROM ${fact.until}::text::timestamptz`;
}

/** Removes a fact. @returns the fact as it was @throws AppError FACT_NOT_FOUND, FACT_CHANGED */
export async function removeFact(actor: Actor, id: string, { revision }: RemoveFactInput): Promise<Fact> {
  return transaction(actor, async (tx) => {
    const fact = factIn(await lockFacts(tx, actor), id);
    requireRevision(fact, revision);
    await tx.fact.deleteMany({ where: { id, userId: actor.userId } });
    return fact;
  });
}

function factIn({ facts }: Facts, id: string): Fact {
  const fact = facts.find((one) => one.id === id);
  if (!fact) throw new AppError("FACT_NOT_FOUND");
  return fact;
}

function requireRevision(fact: Fact, revision: number | undefined): void {
  if (revision !== undefined && revision !== fact.revision)
    throw new AppError("FACT_CHANGED", { object: { fact } });
}

/** If there are too many facts, removes the one that ended longest ago. @throws AppError FACTS_FULL */
async function makeRoom(tx: Db, actor: Actor, { facts, now }: Facts): Promise<void> {
  if (facts.length < MAX_FACTS) return;
  const [oldest] = facts
    .filter((fact) => isOver(fact, now))
    .sort((a, b) => (a.until ?? "").localeCompare(b.until ?? ""));
  if (!oldest) throw new AppError("FACTS_FULL");
  await tx.fact.deleteMany({ where: { id: oldest.id, userId: actor.userId } });
}

/** @throws AppError VALIDATION_FAILED */
function storedOf(
  { kind, text: typed }: { kind: FactKind; text: string },
  entered: { from?: Entered; until?: Entered },
  facts: Facts,
): Stored {
  const worded = factText(kind, typed);
  if ("error" in worded) throw invalid("text", worded.error);
  const { text } = worded;
  const { from, until } = momentsOf({ kind, text }, { from: entered.from, until: entered.until }, facts);
  if (from && until && from >= until) throw invalid("until", "Facts.errors.endsFirst");
  return { kind, text, from, until };
}

function changed(fact: Fact, change: ChangeFactInput, facts: Facts): Stored {
  const { kind = fact.kind, text = fact.text } = change;
  const isReworded = text !== fact.text || kind !== fact.kind;
  // What the new words do not say stays as it was.
  const said = isReworded && hasSaidEnd(kind) ? daysSaid(kind, text, facts) : null;
  const entered = {
    from: change.from === undefined ? (said?.first ?? fact.from) : change.from,
    until:
      change.until === undefined ? (said?.returns ? undefined : (said?.last ?? fact.until)) : change.until,
  };
  const stored = storedOf({ kind, text }, entered, facts);
  if (timeOf(stored.until) !== timeOf(fact.until)) requireAhead(stored, facts);
  return stored;
}

function renewed(fact: Fact, facts: Facts): Stored {
  const until = renewedUntil(fact, facts);
  if (!until) throw invalid("text", "Facts.errors.namesDay");
  const from = fact.from !== null && new Date(fact.from) < until ? new Date(fact.from) : null;
  return { kind: fact.kind, text: fact.text, from, until };
}

/** @throws AppError VALIDATION_FAILED for an end that has passed */
function requireAhead({ until }: Stored, { now }: Facts): void {
  if (until && until <= now) throw invalid("until", "Facts.errors.isOver");
}

const timeOf = (at: string | Date | null) => (at === null ? undefined : new Date(at).getTime());

const isSame = (fact: Fact, { kind, text, from, until }: Stored) =>
  fact.kind === kind &&
  fact.text === text &&
  timeOf(fact.from) === timeOf(from) &&
  timeOf(fact.until) === timeOf(until);

const invalid = (field: "text" | "until", key: string) =>
  new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: [key] } });
