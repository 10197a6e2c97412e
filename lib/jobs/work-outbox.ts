import "server-only";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { cutText } from "@/lib/text";
import type { OutboxHandler } from "./outbox";

/** A leased message. `attempts` is its fencing token: each lease increments it, and every write checks it. */
type LeasedMessage = { id: number; attempts: number; payload: unknown };
type Group<Payload> = { payload: Payload; messages: LeasedMessage[] };

const MAX_ERROR_LENGTH = 500;
/** Seconds until a message is handled that no turn was free for. */
const BUSY_SECONDS = 30;

/**
 * Handles the due messages of a kind in batches, until none is left or the signal aborts. Safe to run concurrently and
 * to kill: leased messages become due again when their lease expires.
 * @param owner whose messages are handled, where a request works for its own user; else everybody's
 * @returns how many messages were leased
 */
export async function workOutbox<Payload>(
  handler: OutboxHandler<Payload>,
  signal?: AbortSignal,
  owner?: { userId: string },
): Promise<number> {
  for (let leased = 0; ;) {
    const messages = await leaseMessages(handler, owner);
    leased += messages.length;
    const groups = await groupByWork(handler, messages);
    const results = await Promise.allSettled(groups.map((group) => handleGroup(handler, group)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    if (messages.length < handler.batchSize || signal?.aborted) return leased;
  }
}

/** `dueAt` is when a waiting message is due, and when the lease of a leased one ends. */
function leaseMessages<Payload>(
  { name, batchSize, leaseSeconds }: OutboxHandler<Payload>,
  owner?: { userId: string },
): Promise<LeasedMessage[]> {
  const own = owner ? Prisma.sql`AND "userId" = ${owner.userId}::uuid` : Prisma.empty;
  return db.$queryRaw<LeasedMessage[]>`
    UPDATE "OutboxMessage"
    SET "attempts" = "attempts" + 1, "dueAt" = app_now() + ${leaseSeconds} * interval '1 second'
    WHERE "id" = ANY (ARRAY(
      SELECT "id" FROM "OutboxMessage" WHERE "kind" = ${name} AND "givenUpAt" IS NULL AND "dueAt" <= app_now() ${own}
      ORDER BY "dueAt" LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))
    RETURNING "id", "attempts", "payload"`;
}

/** Gives up messages that cannot be handled: those with an invalid payload, and those whose every attempt ended in a crash. */
async function groupByWork<Payload>(
  handler: OutboxHandler<Payload>,
  messages: readonly LeasedMessage[],
): Promise<Group<Payload>[]> {
  const groups = new Map<string, Group<Payload>>();
  for (const message of messages) {
    const { success, data, error } = handler.payload.safeParse(message.payload);
    if (message.attempts > handler.maxAttempts || !success) {
      await giveUp(handler, message, error ?? new Error("every attempt ended in a crash"));
      continue;
    }
    const work = handler.sameWork?.(data) ?? String(message.id);
    const group = groups.get(work) ?? { payload: data, messages: [] };
    group.messages.push(message);
    groups.set(work, group);
  }
  return [...groups.values()];
}

async function handleGroup<Payload>(
  handler: OutboxHandler<Payload>,
  { payload, messages }: Group<Payload>,
): Promise<void> {
  try {
    await handler.handle(payload);
  } catch (error) {
    for (const message of messages) await fail(handler, message, error);
    return;
  }
  await db.$executeRaw`
    DELETE FROM "OutboxMessage" m
    USING unnest(${messages.map(({ id }) => id)}::int[], ${messages.map(({ attempts }) => attempts)}::int[])
      AS leased("id", "attempts")
    WHERE m."id" = leased."id" AND m."attempts" = leased."attempts"`;
}

async function fail<Payload>(
  handler: OutboxHandler<Payload>,
  message: LeasedMessage,
  error: unknown,
): Promise<void> {
  if (error instanceof AppError && error.code === "SERVER_BUSY") return putBack(message);
  const { id, attempts } = message;
  const delay = attempts < handler.maxAttempts ? handler.retryDelay(error, attempts) : null;
  if (delay === null) return giveUp(handler, message, error);
  log.warn(
    { err: error, kind: handler.name, id, attempts, delay },
    "an outbox message failed and will be retried",
  );
  await db.$executeRaw`
    UPDATE "OutboxMessage"
    SET "dueAt" = app_now() + ${delay} * interval '1 second', "lastError" = ${textOf(error)}
    WHERE "id" = ${id} AND "attempts" = ${attempts}`;
}

/** Nothing was tried, so that no attempt counts. Under a new id: an earlier attempt with the same number changes nothing. */
async function putBack({ id, attempts }: LeasedMessage): Promise<void> {
  await db.$executeRaw`
    UPDATE "OutboxMessage"
    SET "id" = DEFAULT, "attempts" = "attempts" - 1, "dueAt" = app_now() + ${BUSY_SECONDS} * interval '1 second'
    WHERE "id" = ${id} AND "attempts" = ${attempts}`;
}

/** Keeps a message that is not retried as a dead letter for the operator. */
async function giveUp<Payload>(
  { name }: OutboxHandler<Payload>,
  { id, attempts }: LeasedMessage,
  error: unknown,
): Promise<void> {
  log.error({ err: error, kind: name, id, attempts }, "gave up on an outbox message");
  await db.$executeRaw`
    UPDATE "OutboxMessage" SET "givenUpAt" = app_now(), "lastError" = ${textOf(error)}
    WHERE "id" = ${id} AND "attempts" = ${attempts}`;
}

function textOf(error: unknown): string {
  return cutText(String(error instanceof Error ? error.message : error), MAX_ERROR_LENGTH);
}
