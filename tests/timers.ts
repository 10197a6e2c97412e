import { TIMERS } from "../lib/timers/timers";

/** Runs the timer of this name, as the embedded runner does. */
export async function runTimer(name: string, signal = new AbortController().signal): Promise<unknown> {
  const timer = TIMERS.find((each) => each.name === name);
  if (!timer) throw new Error(`no timer ${name}`);
  return timer.run({ signal, by: "server" });
}
