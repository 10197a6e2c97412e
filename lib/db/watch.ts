import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { TimeZoneError } from "./session";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";

/*
 * A database that refuses connections counts as away at once. A silent one may only be busy, and treating that as an outage would abort what it was about to finish: it gets some seconds.
 */
/** How long a connection may take to open, unless `connect_timeout` (seconds) in the URL says otherwise. */
const CONNECT_MS = 5_000;
/** How long a statement may be silent before the database is asked whether it is still there, and how long it has. */
const SILENT_MS = 2_000;
const PROBE_MS = 3_000;
const TICK_MS = 100;
/** A timer that fires later than this indicates a busy process, not a silent database. */
const LATE_MS = 250;
/** How often a database that is away is tried. */
const RETRY_MS = 500;
/** How long after a broken connection an unexpected error is attributed to it. */
const TROUBLE_MS = 3_000;
const RETRY_AFTER_SECONDS = 2;

/** On globalThis, because Next bundles the server's start and its routes separately. */
const state = ((globalThis as { postwrightDatabase?: State }).postwrightDatabase ??= {
  away: false,
  trying: false,
  retryAt: 0,
  troubleAt: -Infinity,
});
type State = {
  away: boolean;
  /** Whether somebody is trying a database that is away. */
  trying: boolean;
  retryAt: number;
  troubleAt: number;
};

function noteTrouble(away: boolean, error: Error): void {
  const now = performance.now();
  state.troubleAt = now;
  if (!away) return;
  if (!state.away) log.error({ err: error }, "the database is away");
  Object.assign(state, { away, retryAt: now + RETRY_MS });
}

function noteSuccess(): void {
  if (state.away) log.info("the database is back");
  state.away = false;
}

/**
 * The class of a connection that fails at once while the database is known to be away, so that nobody waits for what
 * cannot come. Twice a second one of them tries.
 * @param inspect asks each new connection before its first use; its own errors say nothing about the database's being
 *   there, but a pooler opens connections to one that is not
 */
export function watchedClient(inspect: (client: pg.ClientBase) => Promise<void>) {
  return class WatchedClient extends pg.Client {
    private readonly timeoutMs: number;

    constructor(config?: pg.ClientConfig) {
      const timeoutMs = connectTimeoutOf(config?.connectionString);
      super({ ...config, connectionTimeoutMillis: timeoutMs });
      this.timeoutMs = timeoutMs;
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      if (!callback)
        return new Promise((resolve, reject) => {
          this.connect((error: Error | null) => (error ? reject(error) : resolve(this)));
        });
      if (state.away && (state.trying || performance.now() < state.retryAt)) {
        return process.nextTick(callback, new Error("The database is away"));
      }
      state.trying = state.away;
      const done = (error: Error | null) => {
        state.trying = false;
        if (error && !isAnswer(error)) noteTrouble(true, error);
        else noteSuccess();
        callback(error as Error);
      };
      super.connect((error: Error | null) => (error ? done(error) : void this.inspected(done)));
    }

    private async inspected(done: (error: Error | null) => void): Promise<void> {
      const late = setTimeout(() => cut(this), this.timeoutMs);
      const broken = () => undefined;
      this.on("error", broken);
      try {
        await inspect(this);
        done(null);
      } catch (error) {
        cut(this);
        done(error as Error);
      } finally {
        clearTimeout(late);
        this.off("error", broken);
      }
    }
  };
}

/** SQLSTATEs of a server that ends or starts (57P01 to 57P03). */
const RESTARTING = /^57P0[123]$/;

/** Whether the database itself has refused, for example because it has too many clients: then it is there. */
function isAnswer(error: unknown): boolean {
  if (error instanceof TimeZoneError) return true;
  return error instanceof pg.DatabaseError && !RESTARTING.test(error.code ?? "");
}

function connectTimeoutOf(url = ""): number {
  const seconds = Number(URL.canParse(url) ? new URL(url).searchParams.get("connect_timeout") : 0);
  return seconds > 0 ? seconds * 1000 : CONNECT_MS;
}

/**
 * Watches a pool of watched clients: a broken connection is noted, and those whose statement is silent are
 * cut once a second connection shows that the database answers nobody. A lost network is otherwise noticed after a
 * quarter of an hour.
 */
export function watchPool(pool: pg.Pool): void {
  const takenAt = new Map<pg.PoolClient, number>();
  let probing = false;
  pool.on("connect", (client) => client.on("error", (error) => noteTrouble(false, error)));
  pool.on("error", (error) => noteTrouble(false, error));
  pool.on("acquire", (client) => takenAt.set(client, performance.now()));
  pool.on("release", (_error, client) => takenAt.delete(client));
  const silent = () => [...takenAt].filter(([, at]) => performance.now() - at > SILENT_MS);
  const look = async () => {
    if (pool.ended) clearInterval(timer);
    if (probing || silent().length === 0) return;
    probing = true;
    const before = silent();
    const answer = await probe(pool.options).finally(() => (probing = false));
    if (answer === "yes")
      for (const [client] of before) if (takenAt.has(client)) takenAt.set(client, performance.now());
    if (answer !== "no") return;
    noteTrouble(true, new Error("The database does not answer"));
    for (const [client, at] of before) if (takenAt.get(client) === at) cut(client);
  };
  const timer = setInterval(() => void look(), TICK_MS).unref();
}

type Connection = { connection?: { stream?: { destroy(error?: Error): void } } };

function cut(client: pg.ClientBase): void {
  (client as pg.ClientBase & Connection).connection?.stream?.destroy(
    new Error("The database does not answer"),
  );
}

/** Whether the database answers a new connection; `unsure` when this process was too busy to know. */
async function probe(options: pg.PoolOptions): Promise<"yes" | "no" | "unsure"> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: PROBE_MS });
  client.on("error", () => undefined);
  const began = performance.now();
  const asked = client
    .connect()
    .then(() => client.query("SELECT 1"))
    .then(
      () => "yes" as const,
      (error: unknown) => (isAnswer(error) ? ("yes" as const) : ("no" as const)),
    );
  const late = sleep(PROBE_MS, "no" as const, { ref: false });
  const answer = await Promise.race([asked, late]);
  const busy = performance.now() - began > PROBE_MS + LATE_MS;
  cut(client);
  return answer === "no" && busy ? "unsure" : answer;
}

/**
 * What is refused where there is too much to do, before it had an effect or with its effect rolled back: a lock
 * (55P03) or a statement (57014) that took too long, Prisma's transaction that could not begin or end in its time, and a
 * transaction that was the victim of a deadlock (40P01) or of a conflict (40001, Prisma's P2034).
 */
const OVERLOADED = /^(55P03|57014|P2028|40P01|40001|P2034)$/;
/** pg-pool's error for a caller to whom no connection became free has no code. */
const NO_CONNECTION = /timeout exceeded when trying to connect/;

function isOverloaded(error: unknown): boolean {
  return (
    codesOf(error).some((code) => OVERLOADED.test(code)) ||
    (error instanceof Error && NO_CONNECTION.test(error.message))
  );
}

/**
 * What an error means for the caller: DATABASE_UNAVAILABLE if the database is the reason, SERVER_BUSY if a connection
 * or a lock was not available in time, or else the error itself.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const recent = performance.now() - state.troubleAt < TROUBLE_MS;
  const away = state.away || recent || codesOf(error).some((code) => RESTARTING.test(code));
  if (!away && !isOverloaded(error)) return error;
  return new AppError(
    away ? "DATABASE_UNAVAILABLE" : "SERVER_BUSY",
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
    { cause: error },
  );
}

/** The codes in an error and its causes; Prisma keeps the driver's under `meta`. */
function codesOf(error: unknown, depth = 4): string[] {
  if (typeof error !== "object" || error === null || depth === 0) return [];
  const { code, originalCode, cause, meta } = error as Record<string, unknown>;
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  const own = [code, originalCode].filter((value) => typeof value === "string");
  return [...own, ...codesOf(cause, depth - 1), ...codesOf(inner, depth - 1)];
}
