import { execFileSync } from "node:child_process";
import { ROOT } from "../environment";

/** The commit that is tested, as a number; 0 outside of a git checkout. */
export function commitNumber(): number {
  try {
    const id = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { cwd: ROOT, encoding: "utf8" });
    return Number.parseInt(id, 16);
  } catch {
    return 0;
  }
}

/** A list that begins at another place for each number, so that a run that ends early leaves out something else. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const first = list.length > 0 ? by % list.length : 0;
  return [...list.slice(first), ...list.slice(0, first)];
}

/**
 * One of several equal parts of a list.
 * @param part `2/4`: the second of four
 * @throws when `part` is no such words
 */
export function partOf<T>(list: readonly T[], part: string): T[] {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (number < 1 || number > of) throw new Error(`--part ${part}: write 2/4 for the second of four parts.`);
  return list.filter((_, index) => index % of === number - 1);
}
