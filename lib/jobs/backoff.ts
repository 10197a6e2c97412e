/** Delays in seconds, one per failed attempt; the last one repeats. */
export const backoff =
  (first: number, ...later: readonly number[]) =>
  (attempts: number): number =>
    [first, ...later][Math.min(attempts, later.length + 1) - 1] ?? first;
