/** How many deliveries are processed at once: at least, and at most. */
const LEAST = 16;
const MOST = 64;
/** Milliseconds within which a page answers fast, and after which it answers slowly. */
const FAST_MS = 2_000;
const SLOW_MS = 5_000;

/**
 * How many deliveries one sweep processes at once: one more for every round of fast answers, a quarter less after a
 * slow one (additive increase, multiplicative decrease, as TCP does it). What is slow holds memory and sockets, and
 * more of it at once would not make it faster.
 */
export class Concurrency {
  private value: number = LEAST;

  get limit(): number {
    return Math.floor(this.value);
  }

  /** Records how long one answer took. */
  record(ms: number): void {
    if (ms <= FAST_MS) this.value = Math.min(MOST, this.value + 1 / this.value);
    if (ms >= SLOW_MS) this.value = Math.max(LEAST, this.value * 0.75);
  }
}
