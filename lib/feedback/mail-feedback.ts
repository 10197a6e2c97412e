import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { sendMail } from "@/lib/providers/mail";

type Row = { id: number; content: string; email: string };

/**
 * Mails the feedback that has not been mailed to FEEDBACK_TO; called after each message and by a timer.
 * Each is claimed first, so that two callers do not send it twice; one that could not be sent is let go again.
 */
export async function mailFeedback(): Promise<void> {
  const rows = await db.$queryRaw<Row[]>`
    UPDATE "Feedback" f SET "mailedAt" = app_now() FROM "User" u
    WHERE u."id" = f."userId" AND f."id" IN (
      SELECT "id" FROM "Feedback" WHERE "mailedAt" IS NULL ORDER BY "id" LIMIT 20 FOR UPDATE SKIP LOCKED)
    RETURNING f."id", f."content", u."email"`;
  for (const { id, content, email } of rows) {
    try {
      // To ourselves, so in plain words; the address stands in the text, since SMTP servers rewrite others.
      await sendMail({
        to: env().FEEDBACK_TO,
        subject: `Feedback from ${email}`,
        text: content,
        html: `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(content)}</pre>`,
      });
    } catch (error) {
      log.warn({ err: error, feedbackId: id }, "feedback could not be mailed; the timer tries again");
      await db.feedback.update({ where: { id }, data: { mailedAt: null } });
    }
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
