import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "./environment";

const GUARD = pathToFileURL(path.join(ROOT, "scripts/end-with-parent.mjs")).href;
const WINDOWS = process.platform === "win32";

/** What a child is. */
export type ChildOptions = {
  /** In a sentence: "The app". */
  name: string;
  /** Node's arguments: a script and what follows. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** How long it may take to end when asked, in ms. */
  grace: number;
};

/**
 * A Node process of ours, with all that it starts. It has a process group of its own, so that Ctrl-C in a
 * terminal reaches only us and we end things in order.
 */
export class Child {
  readonly name: string;
  /** Its end: the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  private readonly process: ChildProcess;
  private held: Buffer[] | null = [];
  private over = false;

  constructor(private readonly options: ChildOptions) {
    this.name = options.name;
    const inherited = options.env.NODE_OPTIONS ?? "";
    this.process = spawn(process.execPath, options.args, {
      cwd: ROOT,
      env: { ...options.env, NODE_OPTIONS: `${inherited} --import ${GUARD}`.trim() },
      stdio: ["ignore", "pipe", "pipe"],
      detached: !WINDOWS,
      windowsHide: true,
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", (text: Buffer) => (this.held ? this.held.push(text) : process.stdout.write(text)));
    }
    this.ended = new Promise((resolve, reject) => {
      this.process.once("error", reject);
      this.process.once("exit", (code, signal) => {
        this.over = true;
        resolve(code ?? signal ?? 1);
      });
    });
  }

  /** Drops what it has printed until now, or shows it, and shows what follows as it comes. */
  release(show: boolean): void {
    if (this.held && show) process.stdout.write(Buffer.concat(this.held));
    this.held = null;
  }

  private signal(signal: NodeJS.Signals, to: "it" | "all"): boolean {
    const { pid } = this.process;
    if (!pid) return false;
    try {
      if (WINDOWS) spawnSync("taskkill", ["/PID", String(pid), "/T", "/F"]);
      else process.kill(to === "all" ? -pid : pid, signal);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Asks it to end, waits for its grace, then ends it and whatever it left behind.
   * @returns whether it ended in its grace
   */
  async stop(): Promise<boolean> {
    if (!this.over) {
      this.signal("SIGTERM", "it");
      const late = new AbortController();
      await Promise.race([
        this.ended,
        sleep(this.options.grace, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
    }
    const inTime = this.over;
    if (!WINDOWS || !this.over) this.kill();
    await this.ended;
    return inTime;
  }

  /** Ends it and all that it has started, at once. */
  kill(): void {
    this.signal("SIGKILL", "all");
  }
}
