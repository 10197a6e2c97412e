import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { appNow } from "@/lib/clock";
import { open, seal } from "@/lib/crypto";
import { db } from "@/lib/db";
import { backoff } from "@/lib/jobs/backoff";
import { type OutboxHandler, enqueue } from "@/lib/jobs/outbox";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { type Mail, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";

const HOUR_MS = 3_600_000;

const mailSchema = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });
const payload = z.object({
  id: z.uuid(),
  /** The mail, encrypted because its link gives access to an account. */
  sealed: z.string(),
  /** When it expires. */
  until: z.iso.datetime(),
});

const delay = backoff(5, 30, 60, 60, 120, 300, 900, 3600);
const contextOf = (id: string) => `OutboxMessage:account-mail:${id}`;

/**
 * Sends an account mail until it expires. Retries often at first, since somebody waits for it and greylisting mail
 * servers accept it within minutes. A mail of unknown outcome is sent again: none would be worse than two.
 */
export const accountMailHandler: OutboxHandler<z.infer<typeof payload>> = {
  name: "account-mail",
  payload,
  maxAttempts: 80,
  batchSize: 5,
  leaseSeconds: 300,
  retryDelay: (error, attempts) =>
    error instanceof ProviderError && error.outcome !== "refused" ? delay(attempts) : null,
  handle: async ({ id, sealed, until }) => {
    if ((await appNow()) > new Date(until)) throw new Error("the mail has expired");
    await sendMail(mailSchema.parse(JSON.parse(open(sealed, contextOf(id)))));
  },
};

/**
 * Sends a mail at once, and retries for this many hours if that fails.
 * @param userId the account it is about; a pending mail is deleted with it
 */
export async function enqueueMail(mail: Mail, validHours: number, userId?: string): Promise<void> {
  const id = randomUUID();
  const until = new Date((await appNow()).getTime() + validHours * HOUR_MS).toISOString();
  const sealed = seal(JSON.stringify(mail), contextOf(id));
  await enqueue(db, accountMailHandler, [{ key: id, payload: { id, sealed, until }, userId }]);
  await workOutbox(accountMailHandler);
}
