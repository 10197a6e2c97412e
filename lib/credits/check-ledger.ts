import "server-only";
import { db } from "@/lib/db";

/** A violation of the ledger's rules. */
export type LedgerProblem = { rule: string; subject: string; found: string };

/** The result of the check. */
export type LedgerReport = { accounts: number; entries: number; problems: LedgerProblem[] };

/** A lease that expired this long ago should have been found by the sweeper. */
const SWEPT_AFTER = "2 minutes";

/**
 * Checks the whole ledger in one transaction: each balance is the sum of its entries and not below zero,
 * each generation's entries come to what it cost, no grant is there twice, and no reservation outlives its lease.
 * Changes nothing.
 */
export async function checkLedger(): Promise<LedgerReport> {
  return db.$transaction(
    async (tx) => {
      const [counts] = await tx.$queryRaw<{ accounts: number; entries: number }[]>`
        SELECT (SELECT count(*) FROM "CreditAccount")::int AS "accounts",
               (SELECT count(*) FROM "CreditEntry")::int AS "entries"`;
      const problems = await tx.$queryRaw<LedgerProblem[]>`
        SELECT 'balance is the sum of the entries' AS "rule", coalesce(a."userId", e."userId")::text AS "subject",
               'balance ' || coalesce(a."balance", 0) || ', entries ' || coalesce(e."sum", 0) AS "found"
        FROM "CreditAccount" a
        FULL JOIN (SELECT "userId", sum("delta") AS "sum" FROM "CreditEntry" GROUP BY 1) e ON e."userId" = a."userId"
        WHERE coalesce(a."balance", 0) <> coalesce(e."sum", 0)
        UNION ALL
        SELECT 'no balance is below zero', "userId"::text, 'balance ' || "balance"
        FROM "CreditAccount" WHERE "balance" < 0
        UNION ALL
        SELECT 'entries of a generation come to its cost', g."id"::text,
               g."state" || ', cost ' || coalesce(g."cost", 0) || ', entries ' || coalesce(sum(e."delta"), 0)
        FROM "Generation" g LEFT JOIN "CreditEntry" e ON e."generationId" = g."id"
        GROUP BY g."id"
        HAVING coalesce(sum(e."delta"), 0) <> CASE g."state" WHEN 'SETTLED' THEN -g."cost"
                                                             WHEN 'RESERVED' THEN -g."reserved" ELSE 0 END
        UNION ALL
        SELECT 'a reservation ends with its lease', "id"::text, 'since ' || "leaseUntil"
        FROM "Generation" WHERE "state" = 'RESERVED' AND "leaseUntil" < app_now() - ${SWEPT_AFTER}::interval
        UNION ALL
        SELECT 'what is taken is not added', "key", 'delta ' || "delta"
        FROM "CreditEntry"
        WHERE ("reason" IN ('GRANT', 'RETURN', 'REFUND')) <> ("delta" > 0) AND "delta" <> 0`;
      return { accounts: counts?.accounts ?? 0, entries: counts?.entries ?? 0, problems };
    },
    { isolationLevel: "RepeatableRead", timeout: 10 * 60_000 },
  );
}
