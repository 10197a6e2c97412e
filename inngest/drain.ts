import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { constants } from "node:os";
import { beginStopping } from "@/lib/stopping";
import { stopEmbeddedRunner } from "./embedded";

/** One Ctrl-C may be told twice, by the terminal and by npm; a second signal comes later. */
const SAME_SIGNAL_MS = 500;
const CLOSE_IDLE_MS = 200;

/**
 * What happens at SIGTERM and SIGINT: what has effects is refused from now on, our timers end, then Next hears of
 * the signal, ends once its requests and what they left behind are done, and a second signal ends all at once.
 * Next alone would not wait for a timer's delivery; NEXT_MANUAL_SIG_HANDLE would leave its requests to us.
 */
export function drainBeforeNext(): void {
  const shared = globalThis as { postwrightDrains?: boolean };
  if (shared.postwrightDrains) return;
  shared.postwrightDrains = true;
  const servers = knownServers();
  let toldAt: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const next = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, (...told) => {
      if (toldAt !== undefined) {
        if (performance.now() - toldAt > SAME_SIGNAL_MS) process.exit(128 + constants.signals[signal]);
        return;
      }
      toldAt = performance.now();
      beginStopping();
      // A browser keeps its connection, and a server ends with its last one.
      setInterval(() => servers.forEach((server) => server.closeIdleConnections()), CLOSE_IDLE_MS).unref();
      void stopEmbeddedRunner().finally(() => {
        if (next.length === 0) process.exit(0);
        for (const listener of next) listener(...told);
      });
    });
  }
}

/** Node's http.Server. */
type Server = { closeIdleConnections(): void };

/** Next keeps its HTTP server to itself; Node tells of it with each request. */
function knownServers(): ReadonlySet<Server> {
  const servers = new Set<Server>();
  subscribe("http.server.request.start", (message) => servers.add((message as { server: Server }).server));
  return servers;
}
