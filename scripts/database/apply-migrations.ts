import { randomUUID } from "node:crypto";
import { Client, type DatabaseError } from "pg";
import { checksum, matchesChecksum, type Migration, MIGRATIONS_DIR, readMigrations } from "./migration-files";
import { pinUtc } from "./pin-utc";

/** Why the database cannot be brought up to date; the message is for a person. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

type Row = { migration_name: string; checksum: string; finished: boolean; rolled_back: boolean };

/** How a database compares with a folder of migrations. */
export type MigrationState = {
  pending: Migration[];
  /** Applied by a newer version of the app; not in the folder. */
  unknown: string[];
};

// The key of Prisma's own lock, so that `prisma migrate` and this runner exclude each other.
const LOCK = 72707369;
const LOCK_SECONDS = 300;

// Identical to the table that Prisma creates.
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

async function readRows(client: Client): Promise<Row[]> {
  const { rows: table } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  if (!table[0]?.name) return [];
  const { rows } = await client.query<Row>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS rolled_back
       FROM _prisma_migrations ORDER BY started_at`,
  );
  return rows.filter(({ rolled_back }) => !rolled_back);
}

/**
 * Compares a database with the migrations.
 * @throws MigrationError if one failed halfway, or was changed after it was applied
 */
export async function migrationState(client: Client, migrations: Migration[]): Promise<MigrationState> {
  const rows = await readRows(client);
  const failed = rows.find(({ finished }) => !finished);
  if (failed) {
    throw new MigrationError(
      `Migration ${failed.migration_name} was started by Prisma and did not finish. Check which of its changes are in the database, ` +
        `then: npm run prisma -- migrate resolve --rolled-back ${failed.migration_name} (or --applied).`,
    );
  }
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const { name, sql } of migrations) {
    const sum = applied.get(name);
    if (sum && !matchesChecksum(sql, sum)) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied. Restore the file, and create a new migration ` +
          "for the change: npm run db:new-migration -- what_changes.",
      );
    }
  }
  const known = new Set(migrations.map(({ name }) => name));
  return {
    pending: migrations.filter(({ name }) => !applied.has(name)),
    unknown: [...applied.keys()].filter((name) => !known.has(name)),
  };
}

const RECORD = `INSERT INTO _prisma_migrations
  (id, checksum, migration_name, started_at, finished_at, rolled_back_at, logs, applied_steps_count)
  VALUES ($1, $2, $3, $4, CASE WHEN $5::text IS NULL THEN clock_timestamp() END,
          CASE WHEN $5::text IS NOT NULL THEN clock_timestamp() END, $5, CASE WHEN $5::text IS NULL THEN 1 ELSE 0 END)`;

function explain(migration: Migration, error: DatabaseError): MigrationError {
  const line = error.position && migration.sql.slice(0, Number(error.position)).split("\n").length;
  const where = line ? ` (line ${line})` : "";
  return new MigrationError(
    `Migration ${migration.name} failed and was rolled back${where}: ${error.message}`,
    { cause: error },
  );
}

// One transaction takes the lock, re-reads the state, applies one migration and records it: works behind a transaction
// pooler, and a crash leaves no trace.
async function applyNext(client: Client, migrations: Migration[]): Promise<string | null> {
  await client.query("BEGIN");
  let current: Migration | undefined;
  const started = new Date();
  try {
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${LOCK_SECONDS}s'; SET LOCAL TimeZone = 'UTC'`,
    );
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("SET LOCAL client_min_messages = warning");
    await client.query(TABLE);
    current = (await migrationState(client, migrations)).pending[0];
    if (current) {
      await client.query(current.sql);
      await client.query("RESET search_path");
      await client.query(RECORD, [randomUUID(), checksum(current.sql), current.name, started, null]);
    }
    await client.query("COMMIT");
    return current?.name ?? null;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    if (!current) {
      if ((error as DatabaseError).code !== "55P03") throw error;
      throw new MigrationError(`Another process has been migrating this database for ${LOCK_SECONDS} s.`);
    }
    const failure = explain(current, error as DatabaseError);
    const record = [randomUUID(), checksum(current.sql), current.name, started, failure.message];
    await client.query(RECORD, record).catch(() => {});
    throw failure;
  }
}

/** The result of applying migrations. */
export type MigrationResult = { applied: string[]; unknown: string[] };

/**
 * Applies pending migrations, each in a transaction, and records them as `prisma migrate deploy` does. Safe when
 * several processes start together: one applies, the others wait and find nothing to do. Puts the database into UTC,
 * too.
 * @param url bypasses a transaction pooler if there is one (DIRECT_URL)
 * @throws MigrationError that names the migration; those applied before it stay
 */
export async function applyMigrations(url: string, dir = MIGRATIONS_DIR): Promise<MigrationResult> {
  const migrations = readMigrations(dir);
  return withClient(url, async (client) => {
    await pinUtc(client);
    const { pending, unknown } = await migrationState(client, migrations);
    const applied: string[] = [];
    if (pending.length === 0) return { applied, unknown };
    for (let name = await applyNext(client, migrations); name; name = await applyNext(client, migrations)) {
      applied.push(name);
    }
    return { applied, unknown };
  });
}

/**
 * Runs `work` with one connection.
 * @throws MigrationError that names host and port if the database cannot be reached
 */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const { message, code } = error as NodeJS.ErrnoException;
    const name = ["DIRECT_URL", "DATABASE_URL"].find((setting) => process.env[setting] === url);
    const from = name ? `; ${name} names it` : "";
    throw new MigrationError(
      `The database at ${host}${pathname} cannot be reached: ${message || code}${from}`,
      { cause: error },
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
