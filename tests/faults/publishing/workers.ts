import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { forkChild } from "../fork-child";
import type { Order } from "./worker";

const running = new Set<Worker>();

/** A child process of ours, with this process's settings. */
export class Worker {
  readonly ended: Promise<void>;

  private constructor(private readonly child: ChildProcess) {
    running.add(this);
    this.ended = once(child, "exit").then(() => {
      running.delete(this);
    });
  }

  /** Starts one, and waits until it is ready. */
  static async start(settings: Record<string, string> = {}): Promise<Worker> {
    return new Worker(await forkChild(new URL("worker.ts", import.meta.url), { settings }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Gives an order; resolves with the status when it is done, or with null if the worker died meanwhile. */
  async order(order: Order): Promise<number | null> {
    const done = this.message(order.do);
    this.child.send(order);
    return done;
  }

  /** Without warning or cleanup, like a power cut. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** Asks it to finish its work, and waits for that. */
  async stop(): Promise<void> {
    this.child.kill("SIGTERM");
    await this.ended;
  }

  private message(what: string): Promise<number | null> {
    return new Promise((resolve) => {
      const onMessage = (message: { done: string; status?: number }) => {
        if (message.done !== what) return;
        this.child.off("message", onMessage);
        resolve(message.status ?? 0);
      };
      this.child.on("message", onMessage);
      void this.ended.then(() => resolve(null));
    });
  }
}

/** Stops what a failed test left running. */
export async function endWorkers(): Promise<void> {
  await Promise.all([...running].map((worker) => worker.kill()));
}
