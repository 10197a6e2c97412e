import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { ROOT } from "../environment";
import type { Counts } from "./reports";
import type { Step } from "./steps";

/** How long a step that is told to end may take for it, in ms. */
const GRACE_MS = 20_000;
const WINDOWS = process.platform === "win32";

/** What a step came to; `ended` where it was stopped before its end, and counts for nothing. */
export type Result = Counts & { seconds: number; ended?: boolean };

/** Ends a command with its descendants: its process group, or what Windows calls its tree. */
function end(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    if (WINDOWS) spawn("taskkill", ["/PID", String(pid), "/T", "/F"]);
    else process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

function run({ command, env }: Step, stop: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      shell: WINDOWS,
      detached: !WINDOWS,
    });
    const onStop = () => {
      end(child.pid, "SIGTERM");
      setTimeout(() => end(child.pid, "SIGKILL"), GRACE_MS).unref();
    };
    stop.addEventListener("abort", onStop, { once: true });
    const over = (code: number) => {
      stop.removeEventListener("abort", onStop);
      resolve(code);
    };
    child.on("error", () => over(1));
    child.on("exit", (code) => over(code ?? 1));
  });
}

function countsOf(file: string, read: (text: string) => Counts): Counts {
  try {
    return read(fs.readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failures = [`No report in ${path.relative(ROOT, file)}: ${reason}`];
    return { passed: 0, failed: 1, skipped: 0, failures };
  }
}

async function countsOfStep(step: Step, stop: AbortSignal): Promise<Counts & { ended?: boolean }> {
  const file = step.report && path.join(ROOT, step.report.file);
  if (file) fs.rmSync(file, { force: true });
  const code = await run(step, stop);
  if (stop.aborted) return { passed: 0, failed: 0, skipped: 0, ended: true };
  if (!file || !step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = countsOf(file, step.report.read);
  // A step that exits with an error has failed, even if its report contains no failed test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Runs a step, and reads its report.
 * @param stop ends it; what it has done until then is not counted
 */
export async function runStep(step: Step, stop: AbortSignal): Promise<Result> {
  console.log(`\n── ${step.name} ──`);
  const start = performance.now();
  const counts = await countsOfStep(step, stop);
  return { ...counts, seconds: (performance.now() - start) / 1000 };
}
