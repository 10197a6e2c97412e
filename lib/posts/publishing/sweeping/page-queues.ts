import type { Due } from "@/lib/posts/publishing/find-due";

/** Deliveries that one page has in memory; the rest of a page with a thousand stays in the database meanwhile. */
const MAX_OF_PAGE = 20;
/** Deliveries in memory, about 200 bytes each. */
const MAX = 10_000;

type Queue = { waiting: Due[]; busy: boolean; readyAt: number };

/**
 * What is due, in a queue for each page: one delivery of a page is taken at a time, so that a page with many of them, or
 * one that hangs, delays no other. Times are milliseconds on this process's monotonic clock.
 */
export class PageQueues {
  private readonly queues = new Map<string, Queue>();
  private readonly known = new Set<number>();

  /**
   * Adds deliveries that are not queued yet, as far as their pages have room; the next reading finds the rest again.
   */
  add(all: readonly Due[]): void {
    for (const due of all) {
      const queue = this.queues.get(due.page) ?? { waiting: [], busy: false, readyAt: 0 };
      if (this.known.has(due.id) || queue.waiting.length >= MAX_OF_PAGE) continue;
      this.queues.set(due.page, queue);
      this.known.add(due.id);
      queue.waiting.push(due);
      queue.waiting.sort(byDue);
    }
  }

  /** Takes the longest overdue ones, at most one of a page; each page is busy until it is released. */
  take(count: number, now: number): Due[] {
    const heads = this.ready(now).flatMap(({ waiting }) => waiting.slice(0, 1));
    const taken = heads.sort(byDue).slice(0, count);
    for (const { page } of taken) {
      const queue = this.queueOf(page);
      queue.waiting.shift();
      queue.busy = true;
    }
    return taken;
  }

  /** Its page is free again, from `readyAt` on. */
  release({ id, page }: Due, readyAt = 0): void {
    const queue = this.queueOf(page);
    this.known.delete(id);
    Object.assign(queue, { busy: false, readyAt: Math.max(queue.readyAt, readyAt) });
    if (queue.waiting.length === 0) this.queues.delete(page);
  }

  /** Puts back a delivery that its page does not accept before `readyAt`. */
  postpone(due: Due, readyAt: number): void {
    Object.assign(this.queueOf(due.page), { busy: false, readyAt });
    this.queueOf(due.page).waiting.unshift(due);
  }

  /** Whether more is to be read so that `count` pages have something to send now. */
  lacks(count: number, now: number): boolean {
    return !this.areFull() && this.ready(now).length < count;
  }

  /** Whether there is no room for more. */
  areFull(): boolean {
    return this.known.size >= MAX;
  }

  /** The pages that have no room for more. */
  full(): string[] {
    return [...this.queues].filter(([, { waiting }]) => waiting.length >= MAX_OF_PAGE).map(([page]) => page);
  }

  /** When the next page takes something; infinite when none waits for its time. */
  nextReadyAt(): number {
    const waiting = [...this.queues.values()].filter((queue) => !queue.busy && queue.waiting.length > 0);
    return Math.min(...waiting.map(({ readyAt }) => readyAt));
  }

  private ready(now: number): Queue[] {
    return [...this.queues.values()].filter(
      ({ waiting, busy, readyAt }) => !busy && readyAt <= now && waiting.length > 0,
    );
  }

  private queueOf(page: string): Queue {
    const queue = this.queues.get(page) ?? { waiting: [], busy: false, readyAt: 0 };
    this.queues.set(page, queue);
    return queue;
  }
}

const byDue = (a: Due, b: Due) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id;
