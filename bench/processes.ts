import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { treeOf } from "../scripts/processes/processes";

/** Starts a server whose file prints its port, and ends it with this process. @returns the process and its address */
export async function startServer(file: string, args: string[] = []): Promise<[ChildProcess, string]> {
  const child = fork(file, args, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const [line] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return [child, `http://127.0.0.1:${line.toString().trim()}`];
}

/** The kernel counts processor time in this unit. */
const TICK_MS = 1000 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

function read(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The numbers of `/proc/PID/stat`, counted as in proc(5). */
function statOf(pid: number | "self", field: number): number {
  const text = read(`/proc/${pid}/stat`);
  return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[field - 3]);
}

/** Milliseconds of processor time that a process has used in all its threads, those that have ended among them. */
export function cpuMsOf(pid: number): number {
  return (statOf(pid, 14) + statOf(pid, 15)) * TICK_MS;
}

/** Milliseconds of processor time of all children that have ended, and of theirs. */
export function endedChildrenCpuMs(): number {
  return (statOf("self", 16) + statOf("self", 17)) * TICK_MS;
}

/** Megabytes of memory of these processes; what several share counts once. */
export function megabytesOf(pids: readonly number[]): number {
  const ofOne = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  return pids.reduce((sum, pid) => sum + ofOne(pid), 0) / 1024;
}

/** Looks ten times a second how much a process and all that it has started take, until `end` is settled. */
export async function peakMegabytes(pid: number, end: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  void end.catch(() => undefined).finally(() => over.abort());
  let peak = 0;
  for (; !over.signal.aborted; await sleep(100)) peak = Math.max(peak, megabytesOf(treeOf(pid)));
  return peak;
}

/** Forgets the peak of a process's memory, for `peakMegabytesOf`. Source: clear_refs in proc(5) */
export function resetPeak(pid: number): void {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Megabytes that a process had in memory at the most since its start, or since `resetPeak`. */
export function peakMegabytesOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024;
}
