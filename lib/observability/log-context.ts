import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { randomUUID } from "node:crypto";
import { inSpan } from "./telemetry";

/** What every line of a request or a job carries. */
export type LogContext = { requestId: string } | { job: string; jobId: string };

// On globalThis, because Next bundles the server's start and its routes separately, and for scripts/run/json-lines.mjs.
const storage = ((
  globalThis as { postwrightLogContext?: AsyncLocalStorage<LogContext> }
).postwrightLogContext ??= new AsyncLocalStorage<LogContext>());

// Also for scripts/run/json-lines.mjs: what Next says of such a request is a warning.
const waiting = ((
  globalThis as { postwrightWaitingActions?: WeakSet<LogContext> }
).postwrightWaitingActions ??= new WeakSet<LogContext>());

/**
 * Marks the current request as one that is to call a server action.
 * @returns whether it has not called one: Next is still decoding it, or has failed to
 */
export function awaitCall(): () => boolean {
  const context = storage.getStore();
  if (!context) return () => false;
  waiting.add(context);
  return () => waiting.has(context);
}

/** Marks the current request's server action as called. */
export function markCalled(): void {
  const context = storage.getStore();
  if (context) waiting.delete(context);
}

const unavailable = ((
  globalThis as { postwrightUnavailablePages?: WeakMap<LogContext, number> }
).postwrightUnavailablePages ??= new WeakMap<LogContext, number>());

/** Marks the current request's page as one that cannot be made now, but in so many seconds. */
export function markUnavailable(retryAfterSeconds: number): void {
  const context = storage.getStore();
  if (context) unavailable.set(context, retryAfterSeconds);
}

/**
 * Looks at the current request from outside its context.
 * @returns a function that returns what `markUnavailable` was given, or undefined
 */
export function watchUnavailable(): () => number | undefined {
  const context = storage.getStore();
  return () => context && unavailable.get(context);
}

/** The request or job that the caller runs in. */
export const logContext = (): LogContext | undefined => storage.getStore();

/** Runs a job so that each line it logs names it, and its calls are one trace. */
export function inJob<T>(job: string, work: () => Promise<T>): Promise<T> {
  return storage.run({ job, jobId: randomUUID() }, () => inSpan(`job ${job}`, {}, work));
}

/** The id of the current request; a new one where no server has named it. */
export function requestIdOf(): string {
  const context = storage.getStore();
  return context && "requestId" in context ? context.requestId : randomUUID();
}

/**
 * Names each request as it arrives, before Next sees it, so that Next's own lines carry the id as well. Node publishes
 * a request in the context in which it is handled (https://nodejs.org/api/diagnostics_channel.html).
 */
export function nameRequests(): void {
  subscribe("http.server.request.start", () => storage.enterWith({ requestId: randomUUID() }));
}
