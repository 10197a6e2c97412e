import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A sandbox for this process alone, until it gives it back or ends. Vitest's number of the worker is not enough:
 * where one project follows another in a run, it gives the same number to two files at once.
 */
export async function claimSandbox<T>(sandboxes: readonly T[], folder: string): Promise<[T, () => void]> {
  for (;;) {
    for (const [n, sandbox] of sandboxes.entries()) {
      const lock = join(folder, `sandbox-${n}.lock`);
      if (take(lock)) return [sandbox, () => rmSync(lock, { force: true })];
    }
    await sleep(50);
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isAbandoned(lock)) return false;
    rmSync(lock, { force: true });
    return false;
  }
}

/** Whether the process that claimed it has ended without releasing it. */
function isAbandoned(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, "utf8"));
    if (!owner) return false;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "ESRCH";
  }
}
