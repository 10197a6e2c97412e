import "server-only";
import { hash } from "node:crypto";

/** A statement with a list has as many texts as the list can have lengths: a connection must not keep them all. */
const MAX_NAMES = 300;

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a prepared statement, so that PostgreSQL parses and plans it once instead
 * of at every call: half of the database's CPU time for the dashboard. Derived from the text, so that a name never
 * stands for two statements. A migration that changes a column's type makes running processes fail until a restart.
 * @returns "" for a statement that is not kept
 */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known ?? "";
  const name = hash("sha1", sql);
  names.set(sql, name);
  return name;
}
