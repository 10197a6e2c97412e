import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../environment";

/** One migration of prisma/migrations. */
export type Migration = { name: string; sql: string };

/** The app's own migrations. */
export const MIGRATIONS_DIR = path.join(ROOT, "prisma/migrations");

/** The migrations of a folder, in the order they are applied. */
export function readMigrations(dir: string): Migration[] {
  const folders = fs.existsSync(dir) ? fs.readdirSync(dir, { withFileTypes: true }) : [];
  return folders
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(dir, entry.name, "migration.sql")))
    .map(({ name }) => ({ name, sql: fs.readFileSync(path.join(dir, name, "migration.sql"), "utf8") }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A migration's checksum as Prisma writes it: SHA-256 of the file, in hex. */
export const checksum = (sql: string): string => createHash("sha256").update(sql).digest("hex");

/** Whether a file is the applied one. Like Prisma, ignores changed line endings. */
export function matchesChecksum(sql: string, applied: string): boolean {
  const unix = sql.replaceAll("\r\n", "\n");
  return [sql, unix, unix.replaceAll("\n", "\r\n")].some((text) => checksum(text) === applied);
}
