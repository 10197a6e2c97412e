import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { applyMigrations, withClient } from "../../../scripts/database/apply-migrations";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../../../scripts/database/local-postgres";
import { runPrisma } from "../../../scripts/database/prisma-cli";

let folder: string;
let postgres: ThrowawayPostgres;
let dir: string;
let url: string;
let count = 0;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pw-migrations-"));
  fs.chmodSync(folder, 0o755);
  postgres = await startThrowawayPostgres(path.join(folder, "data"));
});

afterAll(async () => {
  await postgres.destroy();
  fs.rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const name = `case_${++count}`;
  await withClient(postgres.url, (client) => client.query(`CREATE DATABASE ${name}`));
  url = postgres.url.replace(/[^/]+$/, name);
  dir = path.join(folder, name, "migrations");
  write("20260101000000_first", "CREATE TABLE thing (id INT PRIMARY KEY);");
  write(
    "20260102000000_second",
    "ALTER TABLE thing ADD COLUMN name TEXT;\nCREATE INDEX thing_name ON thing (name);",
  );
  fs.writeFileSync(path.join(dir, "migration_lock.toml"), 'provider = "postgresql"\n');
});

afterEach(() => fs.rmSync(path.dirname(dir), { recursive: true, force: true }));

function write(name: string, sql: string): void {
  fs.mkdirSync(path.join(dir, name), { recursive: true });
  fs.writeFileSync(path.join(dir, name, "migration.sql"), sql);
}

type Row = {
  migration_name: string;
  finished: boolean;
  rolled_back: boolean;
  applied_steps_count: number;
  logs: string;
};

const records = () =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Row>(
      `SELECT migration_name, applied_steps_count, logs, finished_at IS NOT NULL AS finished,
              rolled_back_at IS NOT NULL AS rolled_back FROM _prisma_migrations ORDER BY started_at`,
    );
    return rows;
  });

/** `prisma migrate <command>` on the same database and folder; its exit code. */
function prisma(...command: string[]): Promise<number> {
  const config = path.join(path.dirname(dir), "prisma.config.mjs");
  const schema = path.join(path.dirname(dir), "schema.prisma");
  fs.writeFileSync(
    config,
    `export default ${JSON.stringify({ schema, migrations: { path: dir }, datasource: { url } })}`,
  );
  fs.writeFileSync(schema, 'datasource db {\n  provider = "postgresql"\n}\n');
  return runPrisma(["migrate", ...command, "--config", config], { quiet: true });
}

it("applies each once when three run at the same time", async () => {
  const results = await Promise.all([1, 2, 3].map(() => applyMigrations(url, dir)));
  expect(results.flatMap(({ applied }) => applied).sort()).toEqual([
    "20260101000000_first",
    "20260102000000_second",
  ]);
  expect(await records()).toHaveLength(2);
  expect((await applyMigrations(url, dir)).applied).toEqual([]);
});

it("is in step with Prisma: status is clean, deploy has nothing to do, and what Prisma applied counts", async () => {
  expect(await prisma("deploy")).toBe(0);
  expect(await applyMigrations(url, dir)).toEqual({ applied: [], unknown: [] });
  write(
    "20260103000000_third",
    "CREATE FUNCTION one() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;",
  );
  expect((await applyMigrations(url, dir)).applied).toEqual(["20260103000000_third"]);
  expect(await prisma("status")).toBe(0);
  expect(await records()).toMatchObject(
    Array(3).fill({ finished: true, rolled_back: false, applied_steps_count: 1 }),
  );
});

it("keeps nothing of a failing migration, names it and its line, and stops before the next", async () => {
  write("20260103000000_broken", "CREATE TABLE half (id INT);\nINSERT INTO nowhere VALUES (1);");
  write("20260104000000_after", "CREATE TABLE after_it (id INT);");
  await expect(applyMigrations(url, dir)).rejects.toThrow(/20260103000000_broken failed.*line 2.*"nowhere"/);
  const tables = await withClient(url, (client) =>
    client.query("SELECT to_regclass('half') h, to_regclass('after_it') a"),
  );
  expect(tables.rows).toEqual([{ h: null, a: null }]);
  expect((await records()).at(-1)).toMatchObject({
    migration_name: "20260103000000_broken",
    finished: false,
    rolled_back: true,
    logs: expect.stringContaining("nowhere") as string,
  });
  write("20260103000000_broken", "CREATE TABLE half (id INT);");
  expect((await applyMigrations(url, dir)).applied).toEqual([
    "20260103000000_broken",
    "20260104000000_after",
  ]);
  expect(await prisma("status")).toBe(0);
});

it("refuses to continue after one that Prisma left unfinished", async () => {
  await applyMigrations(url, dir);
  await withClient(url, (client) =>
    client.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%second'"),
  );
  write("20260103000000_third", "CREATE TABLE third (id INT);");
  await expect(applyMigrations(url, dir)).rejects.toThrow(/20260102000000_second was started.*resolve/);
  expect(await records()).toHaveLength(2);
});

it("refuses a migration that was changed after it was applied, but not its line endings", async () => {
  await applyMigrations(url, dir);
  const second = path.join(dir, "20260102000000_second/migration.sql");
  fs.writeFileSync(second, fs.readFileSync(second, "utf8").replaceAll("\n", "\r\n"));
  expect((await applyMigrations(url, dir)).applied).toEqual([]);
  fs.appendFileSync(second, "\nDROP TABLE thing;");
  await expect(applyMigrations(url, dir)).rejects.toThrow(/20260102000000_second was changed/);
});

it("continues with a database that is newer, and says by what", async () => {
  await applyMigrations(url, dir);
  fs.rmSync(path.join(dir, "20260102000000_second"), { recursive: true });
  expect(await applyMigrations(url, dir)).toEqual({ applied: [], unknown: ["20260102000000_second"] });
});

it("names the address when there is no database", async () => {
  await expect(applyMigrations("postgresql://x:y@127.0.0.1:9/none", dir)).rejects.toThrow(
    /127\.0\.0\.1:9\/none cannot be reached/,
  );
});
