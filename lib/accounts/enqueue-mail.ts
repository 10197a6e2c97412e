import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { appNow } from "@/lib/clock";
import { type SealedAt, open, seal } from "@/lib/crypto";
import { db } from "@/lib/db";
import { backoff } from "@/lib/jobs/backoff";
import { type OutboxHandler, enqueue } from "@/lib/jobs/outbox";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { type Mail, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { type MailedLink, extendLink, mailedLink, startLink } from "./mailed-link";

/** How long a mail that is not accepted is tried: a mail server is repaired within a weekend. */
const RETRY_HOURS = 72;
const HOUR_MS = 3_600_000;

const mailSchema = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });
const payload = z.object({
  id: z.uuid(),
  /** The mail, encrypted because its link gives access to an account. */
  sealed: z.string(),
  /** When it is given up. */
  until: z.iso.datetime(),
  /** The link in it, whose hours begin when the mail goes out. */
  link: mailedLink.optional(),
});

const delay = backoff(5, 30, 60, 60, 120, 300, 900, 3600);
const contextOf = (id: string): SealedAt => `OutboxMessage:account-mail:${id}`;

const isRefused = (error: unknown) => error instanceof ProviderError && error.outcome === "refused";

/**
 * Sends an account mail, for days if need be. Retries often at first, since somebody waits for it and greylisting mail
 * servers accept it within minutes. A mail of unknown outcome is sent again: none would be worse than two.
 */
export const accountMailHandler: OutboxHandler<z.infer<typeof payload>> = {
  name: "account-mail",
  payload,
  maxAttempts: 100,
  batchSize: 5,
  leaseSeconds: 300,
  retryDelay: (error, attempts) =>
    error instanceof ProviderError && !isRefused(error) ? delay(attempts) : null,
  handle: async ({ id, sealed, until, link }) => {
    if ((await appNow()) > new Date(until)) throw new Error("the mail is too old to be sent");
    const mail = mailSchema.parse(JSON.parse(open(sealed, contextOf(id))));
    if (link && !(await startLink(link))) return;
    try {
      await sendMail(mail);
    } catch (error) {
      if (link && !isRefused(error)) await extendLink(link, new Date(until));
      throw error;
    }
  },
};

/**
 * Sends a mail at once, and retries for RETRY_HOURS if that fails.
 * @param about the account it concerns, which a pending mail is deleted with; the link in it
 */
export async function enqueueMail(mail: Mail, about: { userId?: string; link?: MailedLink }): Promise<void> {
  const id = randomUUID();
  const until = new Date((await appNow()).getTime() + RETRY_HOURS * HOUR_MS).toISOString();
  const sealed = seal(JSON.stringify(mail), contextOf(id));
  const message = { key: id, payload: { id, sealed, until, link: about.link }, userId: about.userId };
  await enqueue(db, accountMailHandler, [message]);
  await workOutbox(accountMailHandler);
}
