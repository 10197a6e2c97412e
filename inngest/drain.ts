import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { constants } from "node:os";
import { beginStopping } from "@/lib/stopping";
import { stopEmbeddedRunner } from "./embedded";

/** One Ctrl-C may be told twice, by the terminal and by npm; a second signal comes later. */
const SAME_SIGNAL_MS = 500;
const CLOSE_IDLE_MS = 200;
/** How long a new connection has for its first request. */
const ASKS_WITHIN_MS = 1000;

/**
 * What happens at SIGTERM and SIGINT: what has effects is refused from now on, our timers end, then Next hears of
 * the signal, ends once its requests and what they left behind are done, and a second signal ends all at once.
 * Next alone would not wait for a timer's delivery; NEXT_MANUAL_SIG_HANDLE would leave its requests to us.
 */
export function drainBeforeNext(): void {
  const shared = globalThis as { postwrightDrains?: boolean };
  if (shared.postwrightDrains) return;
  shared.postwrightDrains = true;
  const closeIdle = watchConnections();
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
      setInterval(closeIdle, CLOSE_IDLE_MS).unref();
      void stopEmbeddedRunner().finally(() => {
        if (next.length === 0) process.exit(0);
        for (const listener of next) listener(...told);
      });
    });
  }
}

/** Node's http.Server and net.Socket, as far as they matter here. */
type Server = { closeIdleConnections(): void };
type Socket = { destroy(): void; once(event: "close", listener: () => void): void };

/**
 * Keeps an eye on connections: Next keeps its HTTP server to itself, but Node tells of each connection and request.
 * @returns what closes those that wait for a request, also a first one (browsers connect ahead): Node counts
 * them as busy, and a server that was told to close gives them no time-out any more
 */
function watchConnections(): () => void {
  const servers = new Set<Server>();
  const silentSince = new Map<Socket, number>();
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    silentSince.set(socket, performance.now());
    socket.once("close", () => silentSince.delete(socket));
  });
  subscribe("http.server.request.start", (message) => {
    const { server, socket } = message as { server: Server; socket: Socket };
    servers.add(server);
    silentSince.delete(socket);
  });
  return () => {
    for (const server of servers) server.closeIdleConnections();
    const now = performance.now();
    for (const [socket, since] of silentSince) if (now - since > ASKS_WITHIN_MS) socket.destroy();
  };
}
