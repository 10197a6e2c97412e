import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** The checks of `npm run validate`, in order: name and the commands that must all end well. */
const checks: readonly { name: string; commands: readonly string[][] }[] = [
  {
    name: "types",
    commands: [
      ["next", "typegen"],
      ["tsc", "--noEmit"],
    ],
  },
  { name: "lint", commands: [["eslint", "--max-warnings=0", "."]] },
  { name: "structure", commands: [["tsx", "scripts/check/structure.ts"]] },
  { name: "coverage", commands: [["tsx", "scripts/check/coverage.ts"]] },
  { name: "offline page", commands: [["tsx", "scripts/make-offline.ts", "--check"]] },
  { name: "legal pages", commands: [["tsx", "scripts/make-legal.ts", "--check"]] },
  { name: "format", commands: [["prettier", "--check", "--log-level=warn", "."]] },
];

function run(command: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const results: { name: string; ok: boolean }[] = [];
  for (const { name, commands } of checks.filter(
    (check) => wanted.length === 0 || wanted.includes(check.name),
  )) {
    const start = performance.now();
    let ok = true;
    for (const command of commands) ok = ok && (await run(command));
    console.log(`${ok ? "✓" : "✗"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    results.push({ name, ok });
  }
  mkdirSync("artifacts/reports", { recursive: true });
  writeFileSync("artifacts/reports/validate.json", JSON.stringify(results));
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}

await main();
