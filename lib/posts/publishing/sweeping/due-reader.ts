import "server-only";
import { expireLeases } from "@/lib/posts/publishing/expire-leases";
import { type Due, findDue, msToNextDue } from "@/lib/posts/publishing/find-due";
import type { PageQueues } from "./page-queues";

/** Deliveries that one statement reads. */
const WINDOW = 500;
/** The longest time between two looks, in milliseconds. */
const LONGEST_WAIT_MS = 2000;
/** Readings from the beginning take at most this part of the time. */
const SHARE = 1 / 20;

/**
 * Reads what is due into the queues of its pages: onwards from the last one read, so that what waits for its page is
 * not read again and again. Now and then it begins anew, for what was committed late or found its page's queue full.
 */
export class DueReader {
  /** Expired leases that it found. */
  expired = 0;
  /** When something is due next that was not yet due at the last look, as far as it looked ahead. */
  nextDueAt = Infinity;
  private after?: Due;
  private reachedEnd = true;
  private lookAt = 0;
  /** When the present reading began, what it has taken since, and when to begin anew. */
  private begunAt = 0;
  private readingMs = 0;
  private beginAt = 0;

  /** @param ids the deliveries to leave alone */
  constructor(
    private readonly queues: PageQueues,
    private readonly ids: () => number[],
  ) {}

  /** Reads when `count` pages lack something to send, and something may have become due. @param aheadMs to look ahead */
  async read(count: number, aheadMs: number): Promise<void> {
    const now = performance.now();
    if (this.queues.areFull()) return;
    const lacks = this.queues.lacks(count, now);
    if (this.reachedEnd ? lacks && now >= this.lookAt : lacks) await this.readOn(now, aheadMs);
    // There is always something to send: what is longest overdue may still be of a page whose queue was full.
    else if (!lacks && now >= this.beginAt) {
      this.expired += await expireLeases();
      this.queues.add(await this.find());
      this.beginAt = now + LONGEST_WAIT_MS;
    }
  }

  /** Whether everything due has been read that there is room for. */
  isDone(): boolean {
    return this.reachedEnd || this.queues.areFull();
  }

  /** Begins anew at the next reading. */
  beginAnew(): void {
    Object.assign(this, { reachedEnd: true, lookAt: 0, beginAt: 0 });
  }

  /** When to read again, on this process's monotonic clock. */
  nextReadAt(): number {
    if (this.queues.areFull()) return Infinity;
    return this.reachedEnd ? this.lookAt : 0;
  }

  private async readOn(now: number, aheadMs: number): Promise<void> {
    if (this.reachedEnd) await this.look(now, Math.max(aheadMs, LONGEST_WAIT_MS));
    const found = await this.find(this.after);
    this.queues.add(found);
    this.after = found.at(-1) ?? this.after;
    this.reachedEnd = found.length < WINDOW;
    this.readingMs += performance.now() - now;
    this.beginAt = Math.max(this.beginAt, this.begunAt + this.readingMs / SHARE);
  }

  private find(after?: Due): Promise<Due[]> {
    return findDue({ after, pages: this.queues.full(), ids: this.ids() }, WINDOW);
  }

  /** Read before the due deliveries: one that becomes due between the two statements is in both, not in neither. */
  private async look(now: number, aheadMs: number): Promise<void> {
    if (now >= this.beginAt) {
      Object.assign(this, { after: undefined, begunAt: now, readingMs: 0, beginAt: now + LONGEST_WAIT_MS });
      this.expired += await expireLeases();
    }
    const ms = await msToNextDue({ pages: [], ids: this.ids() }, aheadMs);
    this.nextDueAt = ms === null ? Infinity : performance.now() + ms;
    this.lookAt = Math.min(this.nextDueAt, now + LONGEST_WAIT_MS);
  }
}
