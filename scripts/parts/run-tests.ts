import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../environment";
import { type Counts, readVitest } from "../testing/reports";

/** What of Vitest's tests is run, and with which settings. */
export type Selection = {
  /** The report's name. */
  name: string;
  project: "integration" | "faults" | "parts";
  /** Files or folders; all of the project's without them. */
  files?: string[];
  exclude?: string[];
  env?: Record<string, string>;
};

/** Runs a selection of tests. @returns their counts, or one failure where no report was written */
export async function runTests({ name, project, files = [], exclude = [], env }: Selection): Promise<Counts> {
  const file = path.join(ROOT, "artifacts/reports", `part-${name}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...files];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(
      process.execPath,
      [...args, ...exclude.flatMap((glob) => ["--exclude", glob]), ...reporters],
      { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } },
    );
    child.on("error", () => resolve(1));
    child.on("exit", (status) => resolve(status ?? 1));
  });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: no report`] };
  const counts = readVitest(fs.readFileSync(file, "utf8"));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The counts of several selections, one after the other. */
export async function runAll(selections: Selection[]): Promise<Counts> {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  for (const selection of selections) {
    const { passed, failed, skipped, failures = [] } = await runTests(selection);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures);
  }
  return sum;
}
