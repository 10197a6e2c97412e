import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { findBrand } from "@/lib/brand/facts/queries";
import { getPhotos } from "@/lib/media/queries";
import { type Db, isUniqueViolation, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { frameTokensOf } from "@/lib/posts/drafting/prompt/compose-prompt";
import { findAnother } from "./find-another";
import { type PlanTimes, getPlanTimes, requireFree } from "../plan-times";
import { ideaOf } from "../get-plan";
import { type IdeaChange, lockIdea, storeChange } from "../mutations";
import { aboutOf, timeOf } from "./place-ideas";
import { type IdeaRow, findPlan, getIdea } from "../queries";
import type { ChangeIdeaInput } from "../schema";
import type { Idea } from "../types";

/**
 * Changes an idea that was not written: its line, the answer, its photo, its time, or whether it is dropped; or has the model write
 * another line. A change that is there already is answered with the idea. A line for whose days its time is too late moves to the first free posting time of the plan that is not.
 * @throws AppError IDEA_NOT_FOUND, IDEA_WRITTEN, REQUEST_IN_PROGRESS while it is being written, IDEA_CHANGED with the
 *   idea as it stands, TIME_TAKEN, NO_EARLY_SLOT, VALIDATION_FAILED; for another line also what `planWeek` throws
 */
export async function changeIdea(actor: Actor, id: string, input: ChangeIdeaInput): Promise<Idea> {
  const frameTokens = frameTokensOf(await findBrand(actor));
  const seen = await getIdea(actor, id);
  if (isDone(seen, input)) return ideaOf(seen, frameTokens);
  requireOpen(seen, input.revision, frameTokens);
  if (input.mediaId) await getPhotos(actor, [input.mediaId]);
  const another = input.another ? await findAnother(actor, seen) : null;
  const revision = another ? seen.revision : input.revision;
  const change = async (tx: Db): Promise<IdeaRow> => {
    await lockIdea(tx, id);
    const row = await getIdea(actor, id, tx);
    requireOpen(row, revision, frameTokens);
    const ideas = (await findPlan(actor, { planId: row.planId }, tx))?.ideas ?? [];
    const others = ideas.filter((other) => other.id !== id);
    const times = await getPlanTimes(actor, row, others, tx);
    await storeChange(tx, id, another ? { ...changeOf(row), ...another } : changed(row, input, times));
    return getIdea(actor, id, tx);
  };
  const row = await transaction(actor, change).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("TIME_TAKEN") : error;
  });
  return ideaOf(row, frameTokens);
}

/** Whether the change is already applied, as on a retry after a lost response. */
function isDone({ line, answer, slotAt, state, photo }: IdeaRow, input: ChangeIdeaInput): boolean {
  if (input.another || (state !== "PROPOSED" && state !== "DROPPED")) return false;
  const is = {
    line,
    answer,
    slotAt: slotAt.toISOString(),
    drop: state === "DROPPED",
    mediaId: photo?.id ?? null,
  };
  const wanted = { line: input.line, answer: input.answer === undefined ? undefined : input.answer || null };
  const all = { ...wanted, slotAt: input.slotAt, drop: input.drop, mediaId: input.mediaId };
  return Object.entries(all).every(
    ([name, value]) => value === undefined || value === is[name as keyof typeof is],
  );
}

function requireOpen(row: IdeaRow, revision: number | undefined, frameTokens: number): void {
  if (row.state === "WRITTEN") throw new AppError("IDEA_WRITTEN");
  if (row.state === "WRITING") throw new AppError("REQUEST_IN_PROGRESS");
  if (revision !== undefined && revision !== row.revision)
    throw new AppError("IDEA_CHANGED", { object: { idea: ideaOf(row, frameTokens) } });
}

/** The idea's own values: nothing changes, except that a failed idea can be written again. */
function changeOf(row: IdeaRow): IdeaChange {
  const { line, question, answer, aboutFrom, aboutUntil, slotAt, state, photo } = row;
  const kept = { line, question, answer, aboutFrom, aboutUntil, slotAt: slotAt.toISOString() };
  const mediaId = photo?.id ?? null;
  return { ...kept, mediaId, state: state === "DROPPED" ? "DROPPED" : "PROPOSED" };
}

function changed(row: IdeaRow, input: ChangeIdeaInput, times: PlanTimes): IdeaChange {
  const before = changeOf(row);
  const { writing } = times;
  const line = input.line ?? before.line;
  const about = line === before.line ? before : aboutOf(line, writing);
  const mediaId = input.mediaId === undefined ? before.mediaId : input.mediaId;
  const next: IdeaChange = {
    ...before,
    mediaId,
    // What was asked was about the photo before.
    question: mediaId === before.mediaId ? before.question : null,
    ...{ line, aboutFrom: about.aboutFrom, aboutUntil: about.aboutUntil },
    answer: input.answer === undefined ? before.answer : input.answer || null,
    state: input.drop === undefined ? before.state : input.drop ? "DROPPED" : "PROPOSED",
  };
  if (input.slotAt !== undefined && input.slotAt !== before.slotAt) {
    times.requireWithin([input.slotAt], "slotAt");
    requireFree(times, input.slotAt);
    next.slotAt = input.slotAt;
    if (!timeOf(next, writing, [{ at: next.slotAt }])) throw new AppError("NO_EARLY_SLOT");
  } else if (line !== before.line && !timeOf(next, writing, [{ at: next.slotAt }])) {
    const slot = timeOf(next, writing, times.free);
    if (!slot) throw new AppError("NO_EARLY_SLOT");
    next.slotAt = slot.at;
  }
  return next;
}
