import fs from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { HOLD_DELIVERIES } from "../../lib/posts/publishing/reconciling/check-after-restore";
import { BackupError, type Manifest, type TableFile, tablePath } from "./manifest";
import { copyTarget, listMigrations, quoted } from "./tables";

/** @throws BackupError when the database is of another version, is not blank, or serves an app */
async function requireBlank(client: Client, { migrations, tables }: Manifest): Promise<void> {
  const ours = await listMigrations(client);
  if (ours.join() !== migrations.join())
    throw new BackupError(
      `This backup is of another version of Postwright (its last migration is ${migrations.at(-1)}, here it is ${ours.at(-1)}). Restore it with that version, and start the new one then.`,
    );
  const { rows: leases } = await client.query(`SELECT 1 FROM "Lease" WHERE "expiresAt" > now() LIMIT 1`);
  if (leases.length > 0)
    throw new BackupError("An app is running with this database. Stop every one of its processes first.");
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The database is not blank: ${name} has rows. Restore into a new one, and point DATABASE_URL to it.`,
      );
  }
}

async function loadTable(client: Client, folder: string, table: TableFile): Promise<void> {
  const name = quoted(table.name);
  // Their work is in the backup already: history, versions, revisions.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await pipeline(
    fs.createReadStream(tablePath(folder, table.name)),
    createGunzip(),
    client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`)),
  );
  const { rows } = await client.query<{ count: string }>(`SELECT count(*)::text AS "count" FROM ${name}`);
  if (Number(rows[0]?.count) !== table.rows)
    throw new BackupError(`${table.name} has ${rows[0]?.count} rows instead of ${table.rows}.`);
}

/**
 * Loads a backup's rows into a blank database, in one transaction, which also holds every delivery: nothing can be sent
 * before `checkAfterRestore` has had the pages checked.
 * @throws BackupError, and nothing has changed
 */
export async function loadDatabase(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query("BEGIN");
  try {
    await requireBlank(client, manifest);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    for (const { name, value, called } of manifest.sequences)
      await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [quoted(name), value, called]);
    // Checks foreign keys now: a table with checks that are outstanding cannot be altered.
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    await client.query(HOLD_DELIVERIES);
    for (const { name } of manifest.tables)
      await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    await client.query("COMMIT");
    // Without statistics the first queries would read whole tables.
    await client.query("ANALYZE");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
