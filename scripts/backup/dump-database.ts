import fs from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { hashing } from "./file-hash";
import { type Manifest, type TableFile, tablePath } from "./manifest";
import { copyTarget, listMigrations, listTables, quoted, type Table } from "./tables";

/** What of a backup comes from the database. */
export type Dump = Pick<Manifest, "takenAt" | "migrations" | "tables" | "sequences"> & {
  /** Where the photos are that its rows name. */
  pictures: string[];
};

/** Counts the rows that pass: in COPY's text format, each ends with the only line feed that is in it. */
function countingRows(): { step: Transform; rows: () => number } {
  let rows = 0;
  const step = new Transform({
    transform(chunk: Buffer, _, done) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { step, rows: () => rows };
}

async function dumpTable(client: Client, folder: string, table: Table): Promise<TableFile> {
  const counted = countingRows();
  const hashed = hashing();
  await pipeline(
    client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`)),
    counted.step,
    createGzip(),
    hashed.step,
    fs.createWriteStream(tablePath(folder, table.name), { mode: 0o600, flush: true }),
  );
  return { ...table, rows: counted.rows(), ...hashed.result() };
}

/** Read last, since sequences belong to no snapshot: each is at least as far as the rows are. */
async function readSequences(client: Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS "name" FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  );
  const sequences: Manifest["sequences"] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS "value", is_called AS "called" FROM ${quoted(name)}`,
    );
    sequences.push(...state.map((values) => ({ name, ...values })));
  }
  return sequences;
}

/** Writes every table into the folder as it is at one moment, while the app serves. */
export async function dumpDatabase(client: Client, folder: string): Promise<Dump> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { rows } = await client.query<{ now: Date }>(`SELECT app_now() AS "now"`);
  const takenAt = rows[0]?.now ?? new Date();
  const migrations = await listMigrations(client);
  const tables: TableFile[] = [];
  for (const table of await listTables(client)) tables.push(await dumpTable(client, folder, table));
  const { rows: media } = await client.query<{ key: string }>(
    `SELECT "key" FROM "Media" WHERE NOT "discarded" ORDER BY "id"`,
  );
  await client.query("COMMIT");
  const sequences = await readSequences(client);
  return { takenAt, migrations, tables, sequences, pictures: media.map(({ key }) => key) };
}
