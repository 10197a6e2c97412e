import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order } from "./worker";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const alive = new Set<Worker>();

/** A child process of ours, with the settings of this one. */
export class Worker {
  readonly ended: Promise<void>;

  private constructor(private readonly child: ChildProcess) {
    alive.add(this);
    this.ended = once(child, "exit").then(() => {
      alive.delete(this);
    });
  }

  /** Starts one, and waits until it listens. */
  static async start(settings: Record<string, string> = {}): Promise<Worker> {
    const child = fork(path("worker.ts"), {
      execArgv: ["--import", path("preload.mjs"), "--import", "tsx"],
      env: { ...process.env, ...settings, TSX_TSCONFIG_PATH: path("tsconfig.json") },
      stdio: "inherit",
    });
    const worker = new Worker(child);
    await worker.told("started");
    return worker;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Gives an order; resolves with the status when it is done, or with null when the worker died over it. */
  async order(order: Order): Promise<number | null> {
    const done = this.told(order.do);
    this.child.send(order);
    return done;
  }

  /** No warning, no end of anything: as a power cut. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** Asks it to finish what it does, and waits for that. */
  async stop(): Promise<void> {
    this.child.kill("SIGTERM");
    await this.ended;
  }

  private told(what: string): Promise<number | null> {
    return new Promise((resolve) => {
      const hear = (message: { done: string; status?: number }) => {
        if (message.done !== what) return;
        this.child.off("message", hear);
        resolve(message.status ?? 0);
      };
      this.child.on("message", hear);
      void this.ended.then(() => resolve(null));
    });
  }
}

/** Ends what a failed test left running. */
export async function endWorkers(): Promise<void> {
  await Promise.all([...alive].map((worker) => worker.kill()));
}
