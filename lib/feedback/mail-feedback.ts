import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { sendMail } from "@/lib/providers/mail";

const payload = z.object({ feedbackId: z.int() });

/** Mails an owner's message to FEEDBACK_TO. Retries for three days: only our own mail server can be the reason. */
export const feedbackMailHandler: OutboxHandler<z.infer<typeof payload>> = {
  name: "feedback-mail",
  payload,
  maxAttempts: 75,
  batchSize: 5,
  leaseSeconds: 300,
  retryDelay: (_error, attempts) => delay(attempts),
  handle: async ({ feedbackId }) => {
    const found = await db.feedback.findUnique({
      where: { id: feedbackId },
      select: { content: true, user: { select: { email: true } } },
    });
    if (!found) return;
    // A mail to ourselves, so it is plain; the address is in the text, since SMTP servers rewrite other senders.
    await sendMail({
      to: env().FEEDBACK_TO,
      subject: `Feedback from ${found.user.email}`,
      text: found.content,
      html: `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(found.content)}</pre>`,
    });
  },
};

const delay = backoff(60, 300, 900, 3600);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
