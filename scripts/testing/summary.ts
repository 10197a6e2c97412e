import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "../environment";
import type { Result } from "./run-step";
import { REPORTS } from "./steps";

const sumSchema = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });
type Sum = z.infer<typeof sumSchema>;

const CORE_SUM = path.join(ROOT, REPORTS, "core-sum.json");

/** Keeps what `npm test` came to, for a run of the rest to add to. */
export function keepCoreSum(sum: Sum): void {
  fs.writeFileSync(CORE_SUM, JSON.stringify(sum));
}

/**
 * What the `npm test` before came to.
 * @throws when there was none
 */
export function readCoreSum(): Sum {
  return sumSchema.parse(JSON.parse(fs.readFileSync(CORE_SUM, "utf8")));
}

function lineOf(name: string, { passed, failed, skipped, seconds }: Result): string {
  const mark = failed ? "✗" : passed ? "✓" : "–";
  return `${mark} ${name.padEnd(14)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(0)} s)`;
}

/**
 * Prints what a run came to: what failed, a line for each step, what was not run, and last the sum.
 * @param before the sum of an earlier run that belongs to it
 * @returns this run's sum with the earlier one's
 */
export function printSummary(
  results: ReadonlyMap<string, Result>,
  notRun: readonly string[],
  before?: Sum,
): Sum {
  const done = [...results].filter(([, { ended }]) => !ended);
  const lines = done.flatMap(([, { failures = [], flaky = [], notChecked = [] }]) => [
    ...notChecked.map((check) => `– not checked: ${check}\n`),
    ...failures.map((failure) => `✗ ${failure}\n`),
    ...flaky.map((test) => `! passed only at the second try: ${test}\n`),
  ]);
  lines.push(...done.map(([name, result]) => lineOf(name, result)));
  const late = [...[...results].filter(([, { ended }]) => ended).map(([name]) => name), ...notRun];
  if (late.length > 0) lines.push(`– not run, because the time was up: ${late.join(", ")}`);
  const sum = { passed: 0, failed: 0, skipped: 0, ...before };
  for (const [, { passed, failed, skipped }] of done) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  console.log(`\n${lines.join("\n")}\n\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum;
}
