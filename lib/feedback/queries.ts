import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { EARLIER_MESSAGES } from "./constants";
import type { FeedbackMessage } from "./types";

/** The actor's messages to us, the newest first. */
export async function listFeedback(actor: Actor): Promise<FeedbackMessage[]> {
  const rows = await db.feedback.findMany({
    where: { userId: actor.userId },
    orderBy: { id: "desc" },
    take: EARLIER_MESSAGES,
    select: { id: true, content: true, createdAt: true },
  });
  return rows.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() }));
}
