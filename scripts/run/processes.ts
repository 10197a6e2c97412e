import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this id exists (a zombie counts). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function commandOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // "pid (name) state …": a zombie is dead for every purpose but kill(pid, 0).
    if (stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z")) return null;
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return null;
  }
}

/**
 * The command line of a running process, or null when there is none (zombies included). Needed because process ids are
 * reused, in containers often after every start.
 */
export function commandOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === "linux") return commandOnLinux(pid);
  try {
    if (process.platform === "win32") {
      const row = execFileSync("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"], {
        encoding: "utf8",
      });
      return row.includes(`"${pid}"`) ? row.trim() : null;
    }
    const row = execFileSync("ps", ["-p", String(pid), "-o", "stat=,command="], { encoding: "utf8" }).trim();
    return row && !row.startsWith("Z") ? row.replace(/^\S+\s+/, "") : null;
  } catch {
    return null;
  }
}

/** An id that no process has. */
export function deadPid(): number {
  let pid = 4_194_303;
  while (isAlive(pid)) pid -= 1;
  return pid;
}
