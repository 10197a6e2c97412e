import type { Child } from "./child";

/** One Ctrl-C may be delivered twice, by the terminal and by npm; a second signal comes later. */
const SAME_SIGNAL_MS = 500;

/** Aborted when a stop is requested; on the second request, children are killed at once. */
export function stopSignal(children: readonly Child[]): AbortSignal {
  const stop = new AbortController();
  let requestedAt = 0;
  const requestStop = () => {
    if (stop.signal.aborted) {
      if (performance.now() - requestedAt > SAME_SIGNAL_MS) for (const child of children) child.kill();
      return;
    }
    requestedAt = performance.now();
    process.stdout.write("\nStopping…\n");
    stop.abort();
  };
  // The terminal or the log may close first; that must not interrupt the shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // SIGBREAK is Ctrl-Break on Windows, and SIGHUP there the closed console; others ignore a signal they do not know.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const) process.on(signal, requestStop);
  // A signal to npm ends npm and its shell without reaching this process: their end counts as the signal.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && !stop.signal.aborted && requestStop();
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
  return stop.signal;
}

/** Resolves once the signal has arrived. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
