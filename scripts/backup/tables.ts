import type { Client } from "pg";
import { BackupError } from "./manifest";

/**
 * What no backup holds: what lives for minutes, and what gives access. After a restore everybody signs in again, since
 * a session that was ended meanwhile would be valid again.
 */
export const EPHEMERAL_TABLES = [
  "EmailToken",
  "IdempotencyKey",
  "Lease",
  "LetterDoor",
  "OAuthAttempt",
  "PasskeyChallenge",
  "PushDevice",
  "RateLimit",
  "Session",
];

/** What migrations fill themselves. */
const MIGRATED = ["_prisma_migrations", "ClockOffset"];

/** A table and what it holds, without computed columns and references to what no backup holds. */
export type Table = { name: string; columns: string[] };

type Row = Table & { references: string[] };

const TABLES = `
  SELECT c.relname AS "name",
    ARRAY(SELECT a.attname::text FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
            AND NOT EXISTS (
              SELECT 1 FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
              WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey) AND f.relname = ANY ($2))
          ORDER BY a.attnum) AS "columns",
    ARRAY(SELECT DISTINCT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
          WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "references"
  FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
  ORDER BY c.relname`;

/** The tables of a backup, each after those that its foreign keys refer to. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Row>(TABLES, [[...EPHEMERAL_TABLES, ...MIGRATED], EPHEMERAL_TABLES]);
  const ordered: Table[] = [];
  for (let rest = rows; rest.length > 0;) {
    const ready = rest.filter(({ references }) => !rest.some(({ name }) => references.includes(name)));
    if (ready.length === 0)
      throw new BackupError(`Foreign keys form a circle: ${rest.map(({ name }) => name).join(", ")}`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    rest = rest.filter((row) => !ready.includes(row));
  }
  return ordered;
}

/** A name of the schema's, for use in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"Table" ("a", "b")`, for COPY. */
export const copyTarget = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(", ")})`;

/** The names of the migrations that the database has, in their order. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS "name" FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}
