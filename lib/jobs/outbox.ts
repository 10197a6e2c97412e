import "server-only";
import type { z } from "zod";
import { type Db, Prisma } from "@/lib/db";

/** A kind of message: its name in the table and the schema of its payload. */
export type MessageKind<Payload> = { name: string; payload: z.ZodType<Payload> };

/** How the messages of a kind are handled. */
export type OutboxHandler<Payload> = MessageKind<Payload> & {
  /**
   * Does the work. May be called again for the same message after a crash or a lost response, so it first checks
   * whether the work is still needed. `retryDelay` decides about what it throws.
   */
  handle(payload: Payload): Promise<void>;
  /** A key for the message's work: messages of one batch with the same key are handled once. */
  sameWork?(payload: Payload): string;
  /** Seconds until the next attempt after this error, or null when another would be useless or harmful. */
  retryDelay(error: unknown, attempts: number): number | null;
  /** Attempts after which a message is given up; attempts that crashed count too. */
  maxAttempts: number;
  /** How many messages are leased and handled together. */
  batchSize: number;
  /** Seconds after which an unfinished attempt counts as crashed: longer than `handle` can take. */
  leaseSeconds: number;
};

/** A message to be handled once its transaction is committed. */
export type NewMessage<Payload> = {
  /** The deduplication key: a second message of its kind with the same key is dropped. */
  key: string;
  payload: Payload;
  /** The user it belongs to; it is deleted with them. */
  userId?: string;
};

/** Puts messages into the outbox. Call it in the transaction that makes them necessary. */
export async function enqueue<Payload>(
  on: Db,
  kind: MessageKind<Payload>,
  messages: readonly NewMessage<Payload>[],
): Promise<void> {
  if (messages.length === 0) return;
  await on.$executeRaw`${enqueuing(
    kind,
    Prisma.sql`
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      AS m("key" text, "payload" jsonb, "userId" uuid)`,
  )}`;
}

/** The same as SQL, for a statement in which more happens. @param messages selects their key, payload and userId */
export const enqueuing = ({ name }: { name: string }, messages: Prisma.Sql) =>
  // The column rounds to milliseconds: rounded up, a message would not be due yet for an immediate read.
  Prisma.sql`
    INSERT INTO "OutboxMessage" ("kind", "key", "payload", "userId", "dueAt", "createdAt")
    SELECT ${name}, m."key", m."payload", m."userId", date_trunc('milliseconds', app_now()), app_now()
    FROM (${messages}) m
    ON CONFLICT ("kind", "key") DO NOTHING`;
