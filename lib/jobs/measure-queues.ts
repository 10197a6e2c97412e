import "server-only";
import { metrics } from "@opentelemetry/api";
import { db } from "@/lib/db";
import { log } from "@/lib/observability/log";

type Row = { queue: string; state: string; waiting: number };

/**
 * Reports how much waits, with every export of the metrics: messages of the outbox by kind, and deliveries that are due,
 * being sent or in doubt. Every process reports the same figures, so a dashboard takes the largest.
 */
export function measureQueues(): void {
  const gauge = metrics
    .getMeter("postwright")
    .createObservableGauge("postwright.queue.depth", { description: "What waits, by queue and state" });
  gauge.addCallback(async (result) => {
    try {
      for (const { queue, state, waiting } of await countQueues()) result.observe(waiting, { queue, state });
    } catch (error) {
      log.warn({ err: error }, "queue depths could not be measured");
    }
  });
}

/** How much waits now. Each part is found by an index, and what is not due yet is not counted. */
export function countQueues(): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT "kind" AS "queue", 'waiting' AS "state", count(*)::int AS "waiting" FROM "OutboxMessage"
    WHERE "givenUpAt" IS NULL GROUP BY "kind"
    UNION ALL
    SELECT "kind", 'given-up', count(*)::int FROM "OutboxMessage" WHERE "givenUpAt" IS NOT NULL GROUP BY "kind"
    UNION ALL
    SELECT 'deliveries', 'due', count(*)::int FROM "Delivery"
    WHERE "status" = 'PENDING' AND "heldAt" IS NULL AND "dueAt" <= app_now()
    UNION ALL
    SELECT 'deliveries', 'sending', count(*)::int FROM "Delivery" WHERE "status" = 'SENDING'
    UNION ALL
    SELECT 'deliveries', 'in-doubt', count(*)::int FROM "Delivery" WHERE "status" = 'UNKNOWN'`;
}
