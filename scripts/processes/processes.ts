import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

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
    // A zombie is dead for every purpose but kill(pid, 0).
    if ((statOnLinux(pid)?.[0] ?? "Z") === "Z") return null;
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

/** The numbers behind the name in `/proc/PID/stat`, from field 3 of proc(5) on, or null when there is no such process. */
function statOnLinux(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // "pid (name) state …": a name may hold anything, brackets and blanks too.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** Every process and its parent. A bare machine has no `ps`, so on Linux the kernel is asked. */
function parents(): { pid: number; parent: number }[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), parent: Number(statOnLinux(Number(name))?.[1]) }));
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  return rows.map((row) => {
    const [pid, parent] = row.trim().split(/\s+/).map(Number);
    return { pid: pid ?? 0, parent: parent ?? 0 };
  });
}

/** The parent of a process; 0 for one that is not there. */
export const parentOf = (pid: number): number => parents().find((each) => each.pid === pid)?.parent ?? 0;

/** What a process was started with, as far as the kernel lets us read it. Only on Linux. */
function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0");
  } catch {
    return [];
  }
}

/** Whether a variable was set when a process was started. Only on Linux. */
export const startedWith = (pid: number, name: string): boolean =>
  environmentOf(pid).some((line) => line.startsWith(`${name}=`));

/**
 * The processes started with a guard's mark (guard.ts) in their environment or, as databases, among their arguments;
 * zombies too. Only on Linux.
 */
export function markedWith(id: string): number[] {
  if (process.platform !== "linux") return [];
  const isMark = (text: string) => /guarded_by=/i.test(text) && text.includes(id);
  return parents()
    .map(({ pid }) => pid)
    .filter((pid) => environmentOf(pid).some(isMark) || isMark(commandOf(pid) ?? ""));
}

/** The processes that a process has started and that are there (zombies too). Not on Windows. */
export const childrenOf = (pid: number): number[] =>
  parents().flatMap((each) => (each.parent === pid ? [each.pid] : []));

/** A process and all that it has started, directly or not. Not on Windows. */
export function treeOf(pid: number): number[] {
  const all = parents();
  const below = (top: number): number[] => [
    top,
    ...all.filter(({ parent }) => parent === top).flatMap((child) => below(child.pid)),
  ];
  return below(pid);
}

/** An id that no process has. */
export function deadPid(): number {
  let pid = 4_194_303;
  while (isAlive(pid)) pid -= 1;
  return pid;
}
