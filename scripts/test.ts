// npm test: every check and every test, one after the other, whatever fails; then one summary line. `npm test -- unit
// e2e` runs only those steps. npm run test:long: the longest fault tests, and the walks through every language, width,
// state of a screen and failure of a form, which rarely find what the others do not; CI runs it each night.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { ROOT } from "./environment";
import { type Counts, readParts, readPlaywright, readValidate, readVitest } from "./test-reports";

type Step = {
  name: string;
  command: string[];
  /** The report that the command writes; without one the step counts as one test. */
  report?: { file: string; read: (text: string) => Counts };
  /** A step that must pass before this one can. */
  needs?: string;
  env?: Record<string, string>;
};

const reports = "artifacts/reports";

function vitest(name: string, ...projects: string[]): Step {
  const file = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  return {
    name,
    command: ["vitest", "run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile=${file}`],
    report: { file, read: readVitest },
  };
}

/** Fault tests that take a minute each: `npm run test:long` runs them, `npm test` the others. */
const LONG_FAULTS = [
  "publishing/window",
  "scale/memory",
  "server/outage",
  "server/servers",
  "server/stopping",
].map((name) => `tests/faults/${name}.test.ts`);

/** A step with more words for its command. */
function withArguments(step: Step, ...more: string[]): Step {
  return { ...step, command: [...step.command, ...more] };
}

const build: Step = { name: "build", command: ["tsx", "scripts/build-once.ts"] };

const shortSteps: readonly Step[] = [
  {
    name: "validate",
    command: ["tsx", "scripts/validate.ts"],
    report: { file: `${reports}/validate.json`, read: readValidate },
  },
  vitest("unit", "unit", "structure", "sandbox"),
  vitest("integration", "integration"),
  withArguments(vitest("faults", "faults"), ...LONG_FAULTS.flatMap((file) => ["--exclude", file])),
  build,
  {
    name: "e2e",
    command: ["playwright", "test"],
    report: { file: `${reports}/e2e.json`, read: readPlaywright },
    needs: "build",
    env: { LONG: "0" },
  },
  {
    name: "states",
    command: ["tsx", "scripts/screens.ts", "--no-pictures", "--grep", "@specification"],
    report: { file: `${reports}/screens.json`, read: readPlaywright },
    needs: "build",
  },
];

const longSteps: readonly Step[] = [
  withArguments(vitest("long-faults", "faults"), ...LONG_FAULTS),
  build,
  {
    name: "vercel",
    command: ["tsx", "scripts/test-parts.ts", "vercel"],
    report: { file: `${reports}/parts.json`, read: readParts },
  },
  {
    name: "walks",
    command: ["playwright", "test"],
    report: { file: `${reports}/walks.json`, read: readPlaywright },
    needs: "build",
    env: { LONG: "1" },
  },
  {
    name: "screens",
    command: ["tsx", "scripts/screens.ts", "--no-pictures"],
    report: { file: `${reports}/screens.json`, read: readPlaywright },
    needs: "build",
  },
];

function run(command: readonly string[], env?: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function runStep({ command, report, env }: Step): Promise<Counts> {
  const file = report && path.join(ROOT, report.file);
  if (file) fs.rmSync(file, { force: true });
  const code = await run(command, env);
  if (!file || !report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = countsOf(file, report.read);
  // A step that exits with an error has failed, even if its report contains no failed test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function countsOf(file: string, read: (text: string) => Counts): Counts {
  try {
    return read(fs.readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`No report in ${path.relative(ROOT, file)}: ${reason}`],
    };
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => word !== "--long");
  const long = process.argv.includes("--long");
  const steps = long ? longSteps : shortSteps;
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown step: ${unknown.join(", ")}; the steps are ${steps.map(({ name }) => name).join(", ")}`,
    );
  fs.mkdirSync(path.join(ROOT, reports), { recursive: true });
  const done = new Map<string, Counts & { seconds: number }>();
  for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n── ${step.name} ──`);
    const start = performance.now();
    const blocked = step.needs !== undefined && (done.get(step.needs)?.failed ?? 0) > 0;
    if (blocked) console.log(`Not run, because ${step.needs} failed.`);
    const counts = blocked ? { passed: 0, failed: 1, skipped: 0 } : await runStep(step);
    done.set(step.name, { ...counts, seconds: (performance.now() - start) / 1000 });
  }
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const lines = [...done.values()].flatMap(({ failures = [], flaky = [], notChecked = [] }) => [
    ...notChecked.map((check) => `– not checked: ${check}\n`),
    ...failures.map((failure) => `✗ ${failure}\n`),
    ...flaky.map((test) => `! passed only at the second try: ${test}\n`),
  ]);
  for (const [name, { passed, failed, skipped, seconds }] of done) {
    const mark = failed ? "✗" : passed ? "✓" : "–";
    lines.push(
      `${mark} ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(0)} s)`,
    );
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  lines.push("", `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  console.log(`\n${lines.join("\n")}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await main();
