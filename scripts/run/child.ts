import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "../environment";
import { MARK } from "../processes/guard";

const GUARD = pathToFileURL(path.join(ROOT, "scripts/run/end-with-parent.mjs")).href;
const WINDOWS = process.platform === "win32";

/** How a child process is started. */
export type ChildOptions = {
  /** Used in messages: "The app". */
  name: string;
  /** Node's arguments: a script and its own arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** How long it may take to exit after it was told to, in ms. */
  grace: number;
  /** How it is told: by SIGTERM, or by a message where signals end a process at once (Windows). */
  stopBy?: "signal" | "message";
};

/**
 * A Node child process with its descendants. It has its own process group, so that Ctrl-C in a terminal reaches only
 * this process, which stops the children in order. Not execa: its kill leaves descendants running, so the group and
 * taskkill would stay, for 23 more packages.
 */
export class Child {
  readonly name: string;
  /** Resolves when it exits: the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  private readonly process: ChildProcess;
  private held: Buffer[] | null = [];
  private readonly stopBy: "signal" | "message";
  private over = false;

  constructor(private readonly options: ChildOptions) {
    this.name = options.name;
    this.stopBy = options.stopBy ?? (WINDOWS ? "message" : "signal");
    const inherited = options.env.NODE_OPTIONS ?? "";
    this.process = spawn(process.execPath, options.args, {
      cwd: ROOT,
      env: {
        ...options.env,
        NODE_OPTIONS: `${inherited} --import ${GUARD}`.trim(),
        STOPPED_BY_PROCESS: String(process.pid),
        ...(process.env[MARK] ? { [MARK]: process.env[MARK] } : {}),
      },
      stdio: ["ignore", "pipe", "pipe", ...(this.stopBy === "message" ? (["ipc"] as const) : [])],
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

  /** Drops or shows the output so far, and shows all further output as it comes. */
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

  /** Asks it to end. A message reaches it as SIGTERM does: end-with-parent.mjs passes it on. */
  private ask(): void {
    if (this.stopBy === "signal") this.signal("SIGTERM", "it");
    else if (this.process.connected) this.process.send("stop", () => undefined);
  }

  /**
   * Asks it to end, waits for the grace period, then kills it and its descendants.
   * @returns whether it exited within the grace period
   */
  async stop(): Promise<boolean> {
    if (!this.over) {
      this.ask();
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

  /** Kills it and its descendants at once. */
  kill(): void {
    this.signal("SIGKILL", "all");
  }
}
