import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { customerOfCharge } from "@/lib/providers/stripe/standing";
import { syncCustomer } from "./sync-customer";

const BATCH = 200;
/** Seconds after which work that was begun and not finished is begun again. */
const LEASE_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;

type Row = { id: string; customerId: string | null; chargeId: string | null; attempts: number };

/**
 * Works off the events that wait: each says only that its customer is to be read again, so many of one customer
 * are one reading. What fails waits longer each time. Safe beside others that do the same, and when it is killed.
 */
export async function processEvents(): Promise<number> {
  const rows = await db.$queryRaw<Row[]>`
    UPDATE "StripeEvent" SET "dueAt" = app_now() + ${LEASE_SECONDS} * interval '1 second', "attempts" = "attempts" + 1
    WHERE "id" IN (SELECT "id" FROM "StripeEvent" WHERE "processedAt" IS NULL AND "dueAt" <= app_now()
                   ORDER BY "dueAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING "id", "customerId", "chargeId", "attempts"`;
  const groups: Record<string, Row[]> = {};
  for (const row of rows) (groups[row.customerId ?? `charge:${row.chargeId}`] ??= []).push(row);
  await Promise.all(Object.values(groups).map(processGroup));
  return rows.length === BATCH ? rows.length + (await processEvents()) : rows.length;
}

/** The events of one customer. */
async function processGroup(rows: Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  try {
    const [{ customerId, chargeId } = { customerId: null, chargeId: null }] = rows;
    const customer = customerId ?? (chargeId ? await customerOfCharge(chargeId) : null);
    const changes = customer ? await syncCustomer(customer) : [];
    if (changes.length > 0) log.info({ events: ids, changes }, "a subscription changed");
    await db.$executeRaw`UPDATE "StripeEvent" SET "processedAt" = app_now() WHERE "id" = ANY(${ids})`;
  } catch (error) {
    const tries = Math.max(...rows.map(({ attempts }) => attempts));
    const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** tries);
    log.warn({ err: error, events: ids, wait }, "events of Stripe could not be worked off; they wait");
    await db.$executeRaw`
      UPDATE "StripeEvent" SET "dueAt" = app_now() + ${wait} * interval '1 second' WHERE "id" = ANY(${ids})`;
  }
}
