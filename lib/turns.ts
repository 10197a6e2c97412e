import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds for which work keeps the processor before others have their turn. */
const TURN_MS = 10;

/** For work that takes long: what it returns is awaited between two pieces, and serves others every few milliseconds. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
