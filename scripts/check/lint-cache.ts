import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../environment";
import { readTree } from "./tree";

const FOLDER = join(ROOT, "node_modules/.cache/eslint");

/** What decides of an address whether it is a page, for @next/next/no-html-link-for-pages. */
const PAGES = /^app\/(.*\/)?(page|route)\.tsx?$/;

/**
 * The file of ESLint's cache. What ESLint found in a file is kept as long as the file, ESLint and its configuration
 * stay as they are; this adds what they do not name: which pages there are, and the versions of all plugins. No rule
 * of ours at ESLint needs types or reads another file besides (those stand at oxlint, which keeps nothing).
 */
export function lintCache(): string {
  const pages = readTree(ROOT).files.filter((file) => PAGES.test(file));
  const lock = readFileSync(join(ROOT, "package-lock.json"));
  const name = createHash("sha256").update(lock).update(pages.join("\n")).digest("hex").slice(0, 16);
  mkdirSync(FOLDER, { recursive: true });
  for (const other of readdirSync(FOLDER)) if (other !== name) rmSync(join(FOLDER, other));
  return join(FOLDER, name);
}
