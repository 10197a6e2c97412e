import "server-only";
import { type Db, db } from "@/lib/db";
import type { AuditKind } from "./constants";
import type { AuditFacts } from "./types";

/**
 * Adds a line to the account's activity, which its owner reads in Settings and nobody can change.
 * @param who the actor, or the id of the person it happened to
 * @param on the transaction of the recorded change, if any: both are committed or neither
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

/** The client details stored with a line: the device and, if known, the address. */
export function factsOf(client: { userAgent: string; address: string | null }): AuditFacts {
  return { userAgent: client.userAgent, ...(client.address ? { address: client.address } : {}) };
}
