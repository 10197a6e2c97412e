import { setTimeout as sleep } from "node:timers/promises";
import { closeFor } from "../database/open-database";
import { commandOf, markedWith } from "../processes/processes";

/** What is left of a process that is gone. */
type Left = {
  /** The mark of what it has started, directly or not. */
  id: string;
  /** Whether its databases hold nothing that is needed. */
  disposable: boolean;
  runner: number;
  /** Folders of embedded databases that it used, perhaps with others. */
  databases: string[];
};

/** How long a process may take to end by itself. */
const GRACE_MS = 3_000;
/** A killed process can have started another just before. */
const KILL_MS = 3_000;
const LOOK_MS = 100;

const isDatabase = (pid: number) => /(^|\/)postgres(:| |$)/.test(commandOf(pid) ?? "");

/**
 * Ends what a run has left: first what uses databases, then these.
 */
export async function endRun({ id, disposable, runner, databases }: Left): Promise<void> {
  const marked = () => markedWith(id).filter((pid) => commandOf(pid) !== null);
  await endAll(() => [...alive(runner), ...marked().filter((pid) => !isDatabase(pid))], "SIGTERM");
  for (const dir of databases) await closeFor(dir, runner);
  // At once, as a power cut: what it holds is thrown away.
  if (disposable) await endAll(marked, "SIGQUIT");
}

const alive = (pid: number) => (commandOf(pid) === null ? [] : [pid]);

async function endAll(left: () => number[], first: NodeJS.Signals): Promise<void> {
  if (await signalUntilGone(left, first, GRACE_MS)) return;
  await signalUntilGone(left, "SIGKILL", KILL_MS);
}

/** Signals each process once, also those that come later. @returns whether none is left */
async function signalUntilGone(left: () => number[], signal: NodeJS.Signals, ms: number): Promise<boolean> {
  const told = new Set<number>();
  for (const deadline = Date.now() + ms; ; await sleep(LOOK_MS)) {
    const pids = left();
    if (pids.length === 0) return true;
    if (Date.now() > deadline) return false;
    for (const pid of pids.filter((each) => !told.has(each))) {
      told.add(pid);
      end(pid, signal);
    }
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
