import "server-only";
import { type Db, db } from "@/lib/db";
import type { AuditKind } from "./constants";
import type { AuditFacts, Client } from "./types";

/**
 * Writes a line of the account's activity, which its owner reads in Settings and nobody can change.
 * @param who the actor, or the id of whoever it happened to
 * @param on the transaction of the deed, where there is one: both are kept or neither
 */
export async function audit(
  who: { readonly userId: string } | string,
  kind: AuditKind,
  facts: AuditFacts = {},
  on: Db = db,
): Promise<void> {
  const userId = typeof who === "string" ? who : who.userId;
  await on.$executeRaw`
    INSERT INTO "AuditEntry" ("userId", "kind", "facts", "at")
    SELECT "id", ${kind}, ${JSON.stringify(facts)}::jsonb, app_now() FROM "User" WHERE "id" = ${userId}::uuid`;
}

/** What of a client stands beside a line: the device and, where it is known, the address. */
export function factsOf(client: Client): AuditFacts {
  return { userAgent: client.userAgent, ...(client.address ? { address: client.address } : {}) };
}
