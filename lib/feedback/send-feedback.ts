import "server-only";
import { afterReply } from "@/lib/after-reply";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { mailFeedback } from "./mail-feedback";
import type { FeedbackInput } from "./schema";

/** Keeps what an owner tells us; the mail to us follows after the reply and is repeated by a timer if it fails. */
export async function sendFeedback(actor: Actor, input: FeedbackInput): Promise<{ id: number }> {
  const { id } = await db.feedback.create({
    data: { userId: actor.userId, content: input.message },
    select: { id: true },
  });
  afterReply("feedback mail", mailFeedback);
  return { id };
}
