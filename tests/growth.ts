/** The larger input is as many times as long: a cost that grows with the length grows so, one by the square 16 times. */
const TIMES = 4;
/** Between the two. What is measured is a ratio, which is the same on a slow machine and on a fast one. */
export const NEARLY_LINEAR = 8;
const TRIES = 8;
/** Work shorter than this is repeated until a clock can see it, in milliseconds. */
const VISIBLE_MS = 2;

/**
 * Processor time that work takes, in milliseconds, to be held against that of a control measured in the same test, and
 * never against a number: a test does not know how fast the machine is.
 */
export async function processorTime(run: () => Promise<unknown>): Promise<number> {
  const end = startOfWork();
  await run();
  return end();
}

/**
 * How many times as much a pure function costs for an input four times as long; the least of some tries, because the
 * machine has other work, too. Below NEARLY_LINEAR the cost does not grow faster than the length.
 * @param inputOf makes an input of a length; what it takes is not measured
 * @param goal it is tried again while the result is not below this
 */
export function growthOf<T>(
  inputOf: (length: number) => T,
  run: (input: T) => unknown,
  length: number,
  goal = NEARLY_LINEAR,
) {
  const [small, large] = [inputOf(length), inputOf(length * TIMES)];
  const cost = (input: T, times: number) =>
    costOf(() => {
      for (let n = 0; n < times; n += 1) run(input);
    });
  // The first calls compile.
  cost(small, 2);
  let times = 1;
  while (cost(small, times) < VISIBLE_MS) times *= 2;
  let least = Infinity;
  for (let n = 0; n < TRIES && least >= goal; n += 1)
    least = Math.min(least, cost(large, times) / cost(small, times));
  return least;
}

/** Processor time of a piece of work, in milliseconds, to be held against that of another; see `processorTime`. */
export function costOf(run: () => unknown): number {
  const end = startOfWork();
  run();
  return end();
}

/** A unit of a text, repeated up to a length. */
export const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

function startOfWork(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
