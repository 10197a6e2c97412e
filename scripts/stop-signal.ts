import type { Child } from "./child";

/** One Ctrl-C may be told twice, by the terminal and by npm; a second signal comes later. */
const SAME_SIGNAL_MS = 500;

/** Aborted when a stop is asked for; the second time, children are killed at once. */
export function stopSignal(children: readonly Child[]): AbortSignal {
  const stop = new AbortController();
  let toldAt = 0;
  const tell = () => {
    if (stop.signal.aborted) {
      if (performance.now() - toldAt > SAME_SIGNAL_MS) for (const child of children) child.kill();
      return;
    }
    toldAt = performance.now();
    process.stdout.write("\nStopping…\n");
    stop.abort();
  };
  // The terminal or the log may go away first; that must not cut the stopping short.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, tell);
  // A signal to npm ends npm and its shell, and never comes here: their end is the signal.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && !stop.signal.aborted && tell();
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
  return stop.signal;
}

/** Resolves once the signal has come. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
