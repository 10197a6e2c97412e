import type { Client } from "pg";
import type { SealedAt } from "../../lib/crypto";

/** A column that holds secrets sealed by lib/crypto.ts. */
type SealedColumn = {
  name: string;
  /** Selects the `id` that the secret's context names, and the `sealed` secret. */
  select: string;
  context: (id: string) => SealedAt;
  /** Replaces a secret that is still the same: $1 the new one, $2 the id, $3 the old one. */
  replace: string;
};

const token = (column: "userToken" | "pageToken"): SealedColumn => ({
  name: `Connection.${column}`,
  select: `SELECT "id"::text AS "id", "${column}" AS "sealed" FROM "Connection" WHERE "${column}" IS NOT NULL`,
  context: (id) => `Connection:${id}:${column}`,
  replace: `UPDATE "Connection" SET "${column}" = $1 WHERE "id" = $2::uuid AND "${column}" = $3`,
});

/** Every column that holds sealed secrets: a place for each form of SealedAt. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  token("userToken"),
  token("pageToken"),
  {
    name: "TotpFactor.secret",
    select: `SELECT "userId"::text AS "id", "secret" AS "sealed" FROM "TotpFactor"`,
    context: (id) => `TotpFactor:${id}:secret`,
    replace: `UPDATE "TotpFactor" SET "secret" = $1 WHERE "userId" = $2::uuid AND "secret" = $3`,
  },
  {
    name: "OutboxMessage.payload",
    select: `SELECT "payload"->>'id' AS "id", "payload"->>'sealed' AS "sealed" FROM "OutboxMessage"
             WHERE "kind" = 'account-mail' AND "payload"->>'sealed' IS NOT NULL`,
    context: (id) => `OutboxMessage:account-mail:${id}`,
    replace: `UPDATE "OutboxMessage" SET "payload" = jsonb_set("payload", '{sealed}', to_jsonb($1::text))
              WHERE "kind" = 'account-mail' AND "key" = $2 AND "payload"->>'sealed' = $3`,
  },
];

/** The ids of the keys that seal something in the database. */
export async function readKeyIds(client: Client): Promise<string[]> {
  const selects = SEALED_COLUMNS.map(({ select }) => `(${select})`).join(" UNION ALL ");
  const { rows } = await client.query<{ id: string }>(
    `SELECT DISTINCT split_part(s."sealed", '.', 2) AS "id" FROM (${selects}) s ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}
