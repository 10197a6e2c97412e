/** In which of two groups each post is, by its place; null: in neither. */
export type Grouping = readonly (boolean | null)[];

const PERMUTATIONS = 999;

/**
 * How likely it is that chance alone made any of these groupings differ at least as much as this one does, for each of
 * them. All are asked of the same posts, so each is compared with the largest difference that shuffled values show in any
 * (Westfall and Young, "Resampling-Based Multiple Testing", 1993: maxT, which keeps the error over all questions). The
 * logarithms of values are compared: figures grow by factors, and one post that went round the world decides little. The
 * same posts always give the same answer. @param values 0 or more
 */
export function chanceOf(values: readonly number[], groupings: readonly Grouping[]): number[] {
  const logs = values.map(Math.log1p);
  const found = groupings.map((grouping) => difference(logs, grouping));
  const reached = found.map(() => 1);
  const random = randomOf(logs);
  for (let round = 0; round < PERMUTATIONS; round++) {
    shuffle(logs, random);
    const largest = Math.max(...groupings.map((grouping) => difference(logs, grouping)));
    for (const [index, value] of found.entries())
      if (largest >= value - 1e-9) reached[index] = (reached[index] ?? 0) + 1;
  }
  return reached.map((count) => count / (PERMUTATIONS + 1));
}

/** How far the mean logarithms of two groups are apart, in units of what chance makes of groups of these sizes. */
function difference(logs: readonly number[], grouping: Grouping): number {
  const sum = [0, 0];
  const count = [0, 0];
  for (const [index, group] of grouping.entries()) {
    if (group === null) continue;
    const side = group ? 1 : 0;
    sum[side] = (sum[side] ?? 0) + (logs[index] ?? 0);
    count[side] = (count[side] ?? 0) + 1;
  }
  const [without = 0, having = 0] = count;
  if (without === 0 || having === 0) return 0;
  return Math.abs((sum[1] ?? 0) / having - (sum[0] ?? 0) / without) / Math.sqrt(1 / having + 1 / without);
}

function shuffle(values: number[], random: () => number): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [values[last], values[other]] = [values[other] ?? 0, values[last] ?? 0];
  }
}

/** Numbers from 0 to 1 that these values begin (mulberry32, by Tommy Ettinger, public domain). */
export function randomOf(values: readonly number[]): () => number {
  let state = values.reduce((sum, value, index) => (sum + Math.imul(value * 2 + 1, index + 7)) | 0, 1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
