// npm test: every check and every test, one after the other, whatever fails; then one line with the sum.
// `npm test -- unit e2e` runs those steps only.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { ROOT } from "./environment";
import { type Counts, readPlaywright, readValidate, readVitest } from "./test-reports";

type Step = {
  name: string;
  command: string[];
  /** Left by the command; without one the step counts as one test. */
  report?: { file: string; read: (text: string) => Counts };
  /** A step without which this one cannot pass. */
  needs?: string;
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

const steps: readonly Step[] = [
  {
    name: "validate",
    command: ["tsx", "scripts/validate.ts"],
    report: { file: `${reports}/validate.json`, read: readValidate },
  },
  vitest("unit", "unit", "structure", "sandbox"),
  vitest("integration", "integration"),
  vitest("faults", "faults"),
  { name: "build", command: ["tsx", "scripts/build-once.ts"] },
  {
    name: "e2e",
    command: ["playwright", "test"],
    report: { file: `${reports}/e2e.json`, read: readPlaywright },
    needs: "build",
  },
  {
    name: "screens",
    command: ["tsx", "scripts/screens.ts", "--no-pictures"],
    report: { file: `${reports}/screens.json`, read: readPlaywright },
    needs: "build",
  },
];

function run(command: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function runStep({ command, report }: Step): Promise<Counts> {
  const file = report && path.join(ROOT, report.file);
  if (file) fs.rmSync(file, { force: true });
  const code = await run(command);
  if (!file || !report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = countsOf(file, report.read);
  // A step that ends badly has failed, also where its report knows of no failed test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function countsOf(file: string, read: (text: string) => Counts): Counts {
  try {
    return read(fs.readFileSync(file, "utf8"));
  } catch (error) {
    console.error(
      `No report in ${path.relative(ROOT, file)}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(", ")}; there are ${steps.map(({ name }) => name).join(", ")}`);
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
  console.log("");
  for (const { failures = [] } of done.values())
    for (const failure of failures) console.log(`✗ ${failure}\n`);
  for (const [name, { passed, failed, skipped, seconds }] of done) {
    console.log(
      `${failed ? "✗" : "✓"} ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(0)} s)`,
    );
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await main();
