import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { ROOT } from "../environment";
import { commandOf, deadPid, parentOf, startedWith } from "./processes";

/** Names the guards of a process, in the environment of all that it starts: the mark by which they are found. */
export const MARK = "GUARDED_BY";

const PROGRAM = path.join(ROOT, "scripts/run/guard-process.mjs");

/** What is guarded, as guard-process.mjs is told. */
type Guarded = {
  id: string;
  /** Whether every database that the process has started is to be thrown away. */
  disposable: boolean;
  runner: number;
  /** Processes whose end is the run's: npm, and what it has put between. */
  starters: number[];
};

/** npm does not survive every signal, and then leaves what it runs alone: its end counts as the run's. */
function starters(): number[] {
  const chain: number[] = [];
  if (!process.env.npm_lifecycle_event) return chain;
  for (let pid = process.ppid; pid > 0; pid = parentOf(pid)) {
    chain.push(pid);
    if (!startedWith(pid, "npm_lifecycle_event")) break;
  }
  // Killed before we looked, it has left its shell to whoever takes orphans. Nobody has the id that is watched then.
  return isOrphaned(chain) ? [deadPid()] : chain;
}

/** Whether nothing but the shells of a script stands between this process and one that is no npm. */
function isOrphaned(chain: readonly number[]): boolean {
  const commands = chain.map((pid) => commandOf(pid) ?? "");
  const isOfScript = (command: string) => /^\S*sh -c |\btsx\b/.test(command);
  return (
    commands.length > 0 &&
    !commands.some((command) => /\b(npm|npx|pnpm|yarn|bun)\b/.test(command)) &&
    commands.slice(0, -1).every(isOfScript)
  );
}

/** Starts a process that ends what this one leaves behind, however it ends. @returns what tells it of a database */
function start(disposable: boolean): (verb: "holds" | "released", dir: string) => void {
  const { [MARK]: others, NODE_OPTIONS: _, ...env } = process.env;
  const id = randomUUID();
  const guarded: Guarded = { id, disposable, runner: process.pid, starters: starters() };
  const guard = spawn(process.execPath, [PROGRAM, JSON.stringify(guarded)], {
    cwd: ROOT,
    detached: true,
    env: env as NodeJS.ProcessEnv,
    stdio: ["pipe", "ignore", "ignore"],
    windowsHide: true,
  });
  process.env[MARK] = others ? `${others},${id}` : id;
  guard.unref();
  // It keeps nothing alive, and its own end is no fault of the run's.
  (guard.stdin as unknown as { unref(): void }).unref();
  guard.stdin.on("error", () => undefined);
  return (verb, dir) => void guard.stdin.write(`${verb} ${dir}\n`);
}

/**
 * Ends whatever this run of tests or benchmarks has started, once it is over: servers, browsers and throw-away
 * databases, also when it is killed with its group. A part of a guarded run needs no guard of its own.
 */
export function guardRun(): void {
  if (!process.env[MARK]) start(true);
}

/**
 * Stops the embedded database once this process is gone, unless somebody else uses it, and before it what this process
 * has started.
 * @returns what is called when the process has closed it
 */
export function guardDatabase(dir: string): () => void {
  const tell = start(false);
  tell("holds", dir);
  return () => tell("released", dir);
}
