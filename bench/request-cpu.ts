import autocannon from "autocannon";
import { median } from "./figures";
import { cpuMsOf } from "./processes";

/** A request, and the process that answers it. */
export type Target = { url: string; pid: number; headers?: Record<string, string> };

/** The compiler of JavaScript goes on improving for so long. */
const WARM_UP = 1_500;
const ROUNDS = 5;
const REQUESTS = 200;
/** As many as a browser opens to one server. */
const CONNECTIONS = 6;

/**
 * Milliseconds of processor time that each request costs the process that answers it: the median of five rounds, in each
 * of which all have their turn. Unlike requests a second, they depend little on what else the machine does.
 */
export async function compareCpu(targets: readonly Target[]): Promise<number[]> {
  for (const target of targets) await hit(target, WARM_UP);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: number[] = [];
    for (const target of targets) {
      const before = cpuMsOf(target.pid);
      await hit(target, REQUESTS);
      costs.push((cpuMsOf(target.pid) - before) / REQUESTS);
    }
    rounds.push(costs);
  }
  return targets.map((_, index) => median(rounds.map((costs) => costs[index] ?? Number.NaN)));
}

/** @throws when a request is not answered with 200 */
async function hit({ url, headers }: Target, amount: number): Promise<void> {
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    headers: { "accept-encoding": "gzip", ...headers },
  });
  if (result.non2xx || result.errors) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
}
