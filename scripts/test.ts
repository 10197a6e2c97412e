// npm test: every part of the product once, in ten minutes on two idle cores. `npm test -- unit e2e` runs only those
// steps. npm run test:all: everything; `-- --rest` leaves out what an `npm test` before it has run, and `--part 2/4`
// takes a fourth of that. TEST_START_UNTIL and TEST_END_AT (milliseconds since 1970) bound a run: after the first no
// further step is started, at the second what runs is ended; what is left is listed as not run, and has not failed.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { findFullChromium } from "./browser/chromium";
import { ROOT } from "./environment";
import { guardRun } from "./processes/guard";
import { commitNumber, partOf, rotated } from "./testing/order";
import { type Result, runStep } from "./testing/run-step";
import { BUILD_STEP, CORE_STEPS, REPORTS, restSteps, type Step } from "./testing/steps";
import { keepCoreSum, printSummary, readCoreSum } from "./testing/summary";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, rest: { type: "boolean" }, part: { type: "string" } },
});

/** The rest, in the order of this commit. */
async function restOf(): Promise<Step[]> {
  const hasFullBrowser = (await findFullChromium()) !== null;
  if (!hasFullBrowser)
    console.log("– not checked: there is no whole Chromium for the tests tagged @full-browser.");
  return rotated(restSteps(hasFullBrowser), commitNumber());
}

async function stepsOf(): Promise<Step[]> {
  const rest = values.all || values.rest ? await restOf() : [];
  const steps = values.rest
    ? [BUILD_STEP, ...(values.part ? partOf(rest, values.part) : rest)]
    : [...CORE_STEPS, ...rest];
  const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown step: ${unknown.join(", ")}; the steps are ${steps.map(({ name }) => name).join(", ")}`,
    );
  return steps.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
}

async function main(): Promise<void> {
  guardRun();
  const steps = await stepsOf();
  const startUntil = Number(process.env.TEST_START_UNTIL ?? Infinity);
  const endAt = Number(process.env.TEST_END_AT ?? Infinity);
  const stop = new AbortController();
  if (endAt < Infinity) setTimeout(() => stop.abort(), Math.max(0, endAt - Date.now())).unref();
  fs.mkdirSync(path.join(ROOT, REPORTS), { recursive: true });

  const results = new Map<string, Result>();
  const notRun: string[] = [];
  for (const step of steps) {
    const isBlocked = step.needs !== undefined && (results.get(step.needs)?.failed ?? 0) > 0;
    if (Date.now() > startUntil || stop.signal.aborted) notRun.push(step.name);
    else if (isBlocked)
      results.set(step.name, {
        passed: 0,
        failed: 1,
        skipped: 0,
        seconds: 0,
        failures: [`${step.name}: not run, because ${step.needs} failed`],
      });
    else results.set(step.name, await runStep(step, stop.signal));
  }
  // With --part, other machines run the rest of the rest, and npm test by itself.
  const sum = printSummary(results, notRun, values.rest && !values.part ? readCoreSum() : undefined);
  if (!values.all && !values.rest) keepCoreSum(sum);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await main();
