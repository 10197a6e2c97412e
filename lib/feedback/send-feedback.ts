import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import { enqueue } from "@/lib/jobs/outbox";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { feedbackMailHandler } from "./mail-feedback";
import type { FeedbackInput } from "./schema";

/** Stores an owner's message; it is mailed to us after the response, and retried if that fails. */
export async function sendFeedback(actor: Actor, input: FeedbackInput): Promise<{ id: number }> {
  const { userId } = actor;
  const id = await transaction(actor, async (tx) => {
    const data = { userId, content: input.message };
    const { id: feedbackId } = await tx.feedback.create({ data, select: { id: true } });
    await enqueue(tx, feedbackMailHandler, [{ key: String(feedbackId), payload: { feedbackId }, userId }]);
    return feedbackId;
  });
  afterReply("feedback mail", async () => void (await workOutbox(feedbackMailHandler)));
  return { id };
}
