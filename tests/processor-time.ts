/**
 * Milliseconds of the processor that something takes. Of the clock, other processes take their share: the tests of a run
 * are more than a machine has processors.
 */
export function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
