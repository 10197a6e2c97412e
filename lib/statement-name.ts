import "server-only";
import { hash } from "node:crypto";

/** Of one that takes a list there are as many texts as lists have lengths: a connection shall not keep them all. */
const MOST = 300;

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement, so that PostgreSQL parses and plans it once and not at every
 * call. Made of the text: the same name never stands for two.
 *
 * @returns "" for a statement that is not kept
 */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST) return known ?? "";
  const name = hash("sha1", sql);
  names.set(sql, name);
  return name;
}
