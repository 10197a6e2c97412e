import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { constants } from "node:os";
import { startShutdown, finishDraining } from "../queues/shutdown";
import { stopEmbeddedRunner } from "./embedded-runner";

/** One Ctrl-C may arrive twice, from the terminal and from npm; a deliberate second signal comes later. */
const SAME_SIGNAL_MS = 500;
const CLOSE_IDLE_MS = 200;
/** How long a new connection may wait before its first request. */
const FIRST_REQUEST_MS = 1000;

/**
 * On SIGTERM and SIGINT (and SIGBREAK on Windows): refuses new writes, stops our timers, then passes the signal to Next, which exits when its
 * requests and their after() work are done; a second signal exits at once. Next alone would not wait for a timer's
 * delivery; NEXT_MANUAL_SIG_HANDLE would leave its requests to us.
 */
export function registerGracefulShutdown(): void {
  const shared = globalThis as { postwrightDrains?: boolean };
  if (shared.postwrightDrains) return;
  shared.postwrightDrains = true;
  const closeIdle = watchConnections();
  let signalledAt: number | undefined;
  let forced = false;
  // Next ends with 143 or 130; to the process that started this one, an orderly end is a success.
  process.once("exit", () => {
    if (signalledAt !== undefined && !forced) process.exitCode = 0;
  });
  // SIGBREAK is Ctrl-Break on Windows.
  for (const signal of ["SIGTERM", "SIGINT", "SIGBREAK"] as const) {
    const next = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, (...args) => {
      if (signalledAt !== undefined) {
        if (performance.now() - signalledAt > SAME_SIGNAL_MS) {
          forced = true;
          process.exit(128 + constants.signals[signal]);
        }
        return;
      }
      signalledAt = performance.now();
      startShutdown();
      // A server closes only with its last connection, and browsers keep theirs open.
      setInterval(closeIdle, CLOSE_IDLE_MS).unref();
      void stopEmbeddedRunner()
        .then(finishDraining)
        .finally(() => {
          if (next.length === 0) process.exit(0);
          for (const listener of next) listener(...args);
        });
    });
  }
}

/** The parts of Node's http.Server and net.Socket that are used here. */
type Server = { closeIdleConnections(): void };
type Socket = { destroy(): void; once(event: "close", listener: () => void): void };

/**
 * Tracks connections through Node's diagnostics channels, because Next does not expose its HTTP server.
 * @returns a function that closes idle connections, including those still without a first request (browsers connect
 * ahead): Node counts them as busy, and a closing server no longer times them out
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
    for (const [socket, since] of silentSince) if (now - since > FIRST_REQUEST_MS) socket.destroy();
  };
}
