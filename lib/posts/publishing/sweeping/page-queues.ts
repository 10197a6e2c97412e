import type { Due } from "@/lib/posts/publishing/find-due";

/** Deliveries in memory, about 200 bytes each. */
const MAX = 10_000;

type Queue = { waiting: Due[]; running: Due | null; readyAt: number };

/**
 * What is due, in a queue for each page: one delivery of a page is taken at a time, so that a page with many of them, or
 * one that hangs, delays no other. Times are milliseconds on this process's monotonic clock.
 */
export class PageQueues {
  private readonly queues = new Map<string, Queue>();

  /** Adds deliveries in the order in which they are due. */
  add(all: readonly Due[]): void {
    for (const due of all) this.queueOf(due.page).waiting.push(due);
  }

  /** Takes the longest overdue ones, at most one of a page; each page is busy until it is released. */
  take(count: number, now: number): Due[] {
    const heads = this.ready(now).flatMap(({ waiting }) => waiting.slice(0, 1));
    const taken = heads.sort(byDue).slice(0, count);
    for (const due of taken) {
      const queue = this.queueOf(due.page);
      queue.waiting.shift();
      queue.running = due;
    }
    return taken;
  }

  /** Its page is free again, from `readyAt` on. */
  release({ page }: Due, readyAt = 0): void {
    const queue = this.queueOf(page);
    Object.assign(queue, { running: null, readyAt: Math.max(queue.readyAt, readyAt) });
    if (queue.waiting.length === 0) this.queues.delete(page);
  }

  /** Puts back a delivery that its page does not accept before `readyAt`. */
  postpone(due: Due, readyAt: number): void {
    const queue = this.queueOf(due.page);
    Object.assign(queue, { running: null, readyAt });
    queue.waiting.unshift(due);
  }

  /** Whether more may be read. */
  haveRoom(): boolean {
    return [...this.queues.values()].reduce((sum, { waiting }) => sum + waiting.length, 0) < MAX;
  }

  /** How many pages take something now. */
  readyCount(now: number): number {
    return this.ready(now).length;
  }

  /** The pages of which something waits here: what else they have due is read after that. */
  waiting(): string[] {
    return [...this.queues].filter(([, { waiting }]) => waiting.length > 0).map(([page]) => page);
  }

  /** The deliveries that are being processed. */
  running(): number[] {
    return [...this.queues.values()].flatMap(({ running }) => running?.id ?? []);
  }

  /** When the next page takes something; infinite when none waits for its time. */
  nextReadyAt(): number {
    const waiting = [...this.queues.values()].filter((queue) => !queue.running && queue.waiting.length > 0);
    return Math.min(...waiting.map(({ readyAt }) => readyAt));
  }

  private ready(now: number): Queue[] {
    return [...this.queues.values()].filter(
      ({ waiting, running, readyAt }) => !running && readyAt <= now && waiting.length > 0,
    );
  }

  private queueOf(page: string): Queue {
    const queue = this.queues.get(page) ?? { waiting: [], running: null, readyAt: 0 };
    this.queues.set(page, queue);
    return queue;
  }
}

const byDue = (a: Due, b: Due) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id;
