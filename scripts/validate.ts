// npm run validate: every check that needs no database, two at a time; each one's output is shown when it has
// finished. A check that could not be made is told, and counts as nothing.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { lintCache } from "./check/lint-cache";
import { NOT_CHECKED } from "./check/not-checked";

type Check = { name: string; commands: readonly string[][] };
/** `ok` is null where the check could not be made. */
type Result = { name: string; ok: boolean | null; output: string };

/** By what is in a file and not by its date: a checkout changes the dates, and may bring an older text. */
const CACHED = ["--cache", "--cache-strategy=content"];
const TYPES = "node_modules/.cache/tsc/all.tsbuildinfo";
const FORMATS = "node_modules/.cache/prettier/all";

/** The checks: name and the commands that must all succeed. The longest come first. */
const checks: readonly Check[] = [
  {
    name: "lint",
    commands: [
      ["eslint", "--max-warnings=0", ...CACHED, `--cache-location=${lintCache()}`, "."],
      // Type-aware rules: oxlint takes a third of the time that ESLint needs for them.
      ["oxlint", "--type-aware", "--deny-warnings"],
    ],
  },
  { name: "types", commands: [["tsc", "--noEmit", "--tsBuildInfoFile", TYPES]] },
  {
    name: "format",
    commands: [["prettier", "--check", "--log-level=warn", ...CACHED, `--cache-location=${FORMATS}`, "."]],
  },
  { name: "unused", commands: [["knip"]] },
  {
    name: "layers",
    commands: [["npm", "run", "--silent", "check:layers"]],
  },
  { name: "texts", commands: [["tsx", "scripts/check/texts.ts"]] },
  { name: "coverage", commands: [["tsx", "scripts/check/coverage.ts"]] },
  { name: "offline page", commands: [["tsx", "scripts/make-offline.ts", "--check"]] },
  { name: "audit", commands: [["tsx", "scripts/check/audit.ts"]] },
  { name: "legal pages", commands: [["tsx", "scripts/make-legal.ts", "--check"]] },
];

const AT_ONCE = 2;

/** Runs one command. @returns its output and whether it succeeded, or null where it could not check anything */
function run(command: readonly string[]): Promise<Omit<Result, "name">> {
  return new Promise((resolve) => {
    let output = "";
    const keep = (part: Buffer) => (output += part.toString());
    const child = spawn("npx", ["--no-install", ...command], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
      shell: process.platform === "win32",
    });
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === NOT_CHECKED ? null : code === 0, output }));
  });
}

async function runCheck({ name, commands }: Check): Promise<Result> {
  const start = performance.now();
  let ok: Result["ok"] = true;
  let output = "";
  for (const command of commands) {
    if (!ok) break;
    const result = await run(command);
    ok = result.ok;
    output += result.output;
  }
  process.stdout.write(output);
  const mark = ok === null ? "– not checked:" : ok ? "✓" : "✗";
  console.log(`${mark} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return { name, ok, output };
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  // Next's route types, which both tsc and the linters need.
  const typegen = await run(["next", "typegen"]);
  if (!typegen.ok) console.error(typegen.output);

  const waiting = checks.filter((check) => wanted.length === 0 || wanted.includes(check.name));
  const results: Result[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  mkdirSync("artifacts/reports", { recursive: true });
  writeFileSync("artifacts/reports/validate.json", JSON.stringify(results));
  process.exitCode = results.every(({ ok }) => ok !== false) ? 0 : 1;
}

await main();
