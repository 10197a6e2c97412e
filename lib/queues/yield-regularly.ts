import { setImmediate as nextTurn } from "node:timers/promises";

/** How many milliseconds the work may run before other work has its turn. */
const TURN_MS = 10;

/** For long work: await the returned function between two pieces, and every few milliseconds it lets other work run. */
export function yieldRegularly(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
