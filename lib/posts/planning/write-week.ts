import "server-only";
import pLimit from "p-limit";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { findBrand } from "@/lib/brand/facts/queries";
import { getBalance } from "@/lib/credits/queries";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { textEvent } from "@/lib/posts/answers/text-event";
import { awaitReadings } from "@/lib/posts/checking/await-readings";
import { frameTokensOf } from "@/lib/posts/drafting/prompt/compose-prompt";
import { getIdea, getIdeas } from "./queries";
import { quoteIdea } from "./rules";
import type { WriteWeekInput } from "./schema";
import type { IdeaResult, WriteEvents, WriteResult } from "./types";
import { writeIdea } from "./ideas/write-idea";

/** How many posts are written at a time. */
const AT_ONCE = 2;

type Emit = <Name extends keyof WriteEvents>(event: Name, data: WriteEvents[Name]) => void;
type Live = { onStart?: () => void; emit?: Emit };

/**
 * Writes the posts of ideas, each for itself: one that fails does not stop the others, and one that is written already
 * is not written again. They are drafts that nobody has read, and nothing is scheduled. Continues when the client has
 * disconnected.
 * @throws AppError before anything is written: IDEA_NOT_FOUND, BUSINESS_NOT_FOUND, NO_ACTIVE_SUBSCRIPTION,
 *   INSUFFICIENT_CREDIT_AMOUNT where the balance covers none of them
 */
export async function writeWeek(
  actor: Actor,
  { ideas: ids }: WriteWeekInput,
  { onStart, emit = () => undefined }: Live = {},
): Promise<WriteResult> {
  const [ideas, brand, balance] = await Promise.all([
    getIdeas(actor, ids),
    findBrand(actor),
    getBalance(actor),
    requireActivePlan(actor),
  ]);
  const frameTokens = frameTokensOf(brand);
  const needed = ideas
    .filter(({ state }) => state !== "WRITTEN")
    .map(({ photo, ...idea }) => quoteIdea({ ...idea, mediaId: photo?.id ?? null }, frameTokens).reserved);
  const least = Math.min(...needed);
  if (needed.length > 0 && balance < least)
    throw new AppError("INSUFFICIENT_CREDIT_AMOUNT", {
      object: { remainingCreditAmount: balance, neededCreditAmount: least },
    });
  onStart?.();
  const turn = pLimit(AT_ONCE);
  const results = await Promise.all(
    ids.map((id) =>
      turn(() => {
        emit("started", { id });
        return writeOne(actor, id, emit);
      }),
    ),
  );
  // An idea that had no credits because of another's reservation may be covered by what that one returned.
  for (const [index, result] of results.entries())
    if (isShort(result)) results[index] = await writeOne(actor, result.id, emit);
  for (const result of results) if (isShort(result)) emit("failed", result);
  // They are shown to be read next, with their days.
  await awaitReadings(
    actor,
    results.flatMap((result) => ("postId" in result ? result.postId : [])),
  );
  return { results, remainingCreditAmount: await getBalance(actor) };
}

type Failure = Extract<IdeaResult, { code: ErrorCode }>;
const isShort = (result: IdeaResult): result is Failure =>
  "code" in result && result.code === "INSUFFICIENT_CREDIT_AMOUNT";

/** Writes one idea and emits the result, unless credits are lacking. */
async function writeOne(actor: Actor, id: string, emit: Emit): Promise<IdeaResult> {
  try {
    const result = await writeIdea(actor, id, (delta, anew) =>
      emit("text", { id, ...textEvent(delta, anew) }),
    );
    const { slotAt, postId } = await getIdea(actor, id);
    const at = slotAt.toISOString();
    if (result) {
      const { generatedPost, revision, cost, remainingCreditAmount } = result;
      emit("written", { id, slotAt: at, post: { ...generatedPost, revision }, cost, remainingCreditAmount });
    }
    return { id, postId: result?.generatedPost.id ?? postId ?? 0, slotAt: at };
  } catch (error) {
    // A commit whose answer was lost may have taken effect.
    const row = await getIdea(actor, id).catch(() => null);
    if (row?.postId) return { id, postId: row.postId, slotAt: row.slotAt.toISOString() };
    const failure = { id, code: codeOf(error, id) };
    if (!isShort(failure)) emit("failed", failure);
    return failure;
  }
}

function codeOf(error: unknown, idea: string): ErrorCode {
  if (error instanceof AppError) return error.code;
  log.error({ err: error, idea }, "could not write one of several ideas");
  return "INTERNAL_ERROR";
}
