import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import type { OnText } from "@/lib/posts/answers/ask-for-text";
import { generateDraft } from "@/lib/posts/drafting/generate-draft";
import type { DraftResult } from "@/lib/posts/drafting/types";
import { type IdeaLease, leaseIdea, markWritten, releaseIdea, withLease } from "../mutations";
import { type IdeaRow, findPlan, getIdea } from "../queries";
import { requestOfIdea } from "../rules";

/**
 * Writes an idea's post, as any draft is written: with its own quote, reservation and settlement. The post, its charge
 * and the idea's state are stored in one transaction, under a lease that a dead process loses after a minute; so an
 * idea has one post, even if a process dies. @returns null where it has its post already
 * @throws AppError like `generateDraft`, REQUEST_IN_PROGRESS while somebody else writes it, IDEA_NOT_FOUND
 */
export async function writeIdea(actor: Actor, id: string, onText?: OnText): Promise<DraftResult | null> {
  const lease = await leaseIdea(actor, id);
  const row = await getIdea(actor, id);
  if (!lease) {
    if (row.state === "WRITTEN") return null;
    throw new AppError(row.state === "DROPPED" ? "IDEA_NOT_FOUND" : "REQUEST_IN_PROGRESS");
  }
  try {
    return await withLease(lease, () => writeLeased(actor, row, lease, onText));
  } catch (error) {
    if (!blind(error) || !row.photo) throw error;
    // The first attempt's generation is refunded; a second attempt needs an id of its own.
    const again = await leaseIdea(actor, id);
    if (!again) throw error;
    const inWords = row.answer ?? row.photo.altText ?? row.line;
    return await withLease(again, () => writeLeased(actor, row, again, onText, inWords));
  }
}

const blind = (error: unknown) => error instanceof AppError && error.code === "VISION_UNAVAILABLE";

async function writeLeased(
  actor: Actor,
  { id, planId, name, brief, line, answer, photo, language, slotAt }: IdeaRow,
  lease: IdeaLease,
  onText?: OnText,
  inWords?: string,
): Promise<DraftResult> {
  try {
    const ideas = (await findPlan(actor, { planId }))?.ideas ?? [];
    const others = ideas.filter((other) => other.id !== id && other.state !== "DROPPED");
    const plan = { name, brief, others: others.map((other) => other.line) };
    const request = requestOfIdea({ line, answer, mediaId: photo?.id ?? null }, language, inWords);
    const attempt = {
      id: lease.attempt,
      after: lease.after,
      keep: (tx: Parameters<typeof markWritten>[0], { generatedPost }: DraftResult) =>
        markWritten(tx, lease, generatedPost.id),
    };
    return await generateDraft(actor, request, { attempt, sendsAt: slotAt, plan, onText });
  } catch (error) {
    const code = error instanceof AppError ? error.code : "INTERNAL_ERROR";
    await releaseIdea(lease, code).catch((failure: unknown) =>
      log.warn({ err: failure, idea: lease.id }, "an idea could not be given up; its lease runs out"),
    );
    throw error;
  }
}
