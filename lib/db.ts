import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { readSession, requireUtc } from "@/lib/db/session";
import { watchPool, watchedClient } from "@/lib/db/watch";
import { env } from "@/lib/settings/env";
import { queuesByKey } from "@/lib/queues/queues";
import { Prisma, PrismaClient } from "./generated/prisma/client";
import { statementName } from "@/lib/db/statement-name";

export { Prisma };
/** The client that a mutation uses: the database, or a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

type Shared = {
  pool?: pg.Pool;
  client?: PrismaClient;
  /** Whether connections are the server's own; unknown until the first one was asked. */
  direct?: boolean;
  outsideRequests: <T>(work: () => T) => T;
};
// One pool per process, also across hot reloads in development. Created at the start, by instrumentation.ts.
const shared: Shared = ((globalThis as { postwrightDb?: Shared }).postwrightDb ??= {
  outsideRequests: AsyncLocalStorage.snapshot(),
});

type Connected = Parameters<pg.Pool["connect"]>[0];

/**
 * Opens its connections outside of request contexts: a connection keeps the context it was opened in alive for as
 * long as it lives.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    return shared.outsideRequests(() => (callback ? super.connect(callback) : super.connect()));
  }
}

/**
 * Looks at a new connection before its first use. Its zone is not set here, because a pooler may hand the next
 * statement to another session; the database's own setting holds (scripts/database/pin-utc.ts).
 * @throws TimeZoneError when it is not in UTC: adapter-pg would write every timestamptz shifted
 */
async function inspect(connection: pg.ClientBase): Promise<void> {
  const session = await readSession(connection);
  requireUtc(session);
  shared.direct = shared.direct !== false && !session.pooled;
}

/**
 * Whether a connection may keep statements by name. Behind a pooler it may not, because the pooler gives the server's
 * connection to one client after another. Until the first connection was asked, nothing is kept.
 */
function keepsStatements(): boolean {
  const { DATABASE_POOLED } = env();
  return DATABASE_POOLED === undefined ? shared.direct === true : DATABASE_POOLED === "off";
}

/** The process's connections. */
export function pool(): pg.Pool {
  if (!shared.pool) {
    shared.pool = new Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      // How long to wait for a free connection; the client limits how long a new one may take.
      connectionTimeoutMillis: 10_000,
      Client: watchedClient(inspect),
    });
    const opened = shared.pool;
    shared.outsideRequests(() => watchPool(opened));
    // An idle connection that breaks (the database restarted) must not end the process.
    shared.pool.on("error", () => undefined);
  }
  return shared.pool;
}

/**
 * Milliseconds that a transaction may wait for a connection, and may last. Prisma's defaults of 2 s and 5 s turn a
 * busy moment, when many wait for one row, into errors.
 */
const transactionOptions = { maxWait: 10_000, timeout: 15_000 } as const;

function client(): PrismaClient {
  return (shared.client ??= new PrismaClient({ adapter: adapter(), transactionOptions }));
}

function adapter(): PrismaPg {
  return new PrismaPg(pool(), {
    statementNameGenerator: ({ sql }) => (keepsStatements() ? statementName(sql) : ""),
  });
}

/** Runs one statement of a library's, whose name for it is dropped where connections keep none. */
export function runStatement(statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const { name, ...unnamed } = statement;
  return pool().query(keepsStatements() ? { ...unnamed, name } : unnamed);
}

/** The database. Opened at first use, so that a build does not need it. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, name) => {
    const value: unknown = Reflect.get(client(), name);
    return typeof value === "function" ? value.bind(client()) : value;
  },
});

/** An owner's transactions lock much the same rows, so that a second one would only hold a connection and wait. */
const inOwnersQueue = queuesByKey({ atOnce: 1, waiting: 200, waitMs: 15_000 });

/**
 * Runs `work` in a transaction of an owner's, after those that she began before. It waits for no lock longer than 5 s.
 * @throws AppError SERVER_BUSY when its turn does not come
 */
export function transaction<T>(
  { userId }: { userId: string },
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return inOwnersQueue(userId, () =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL lock_timeout = '5s'`;
      return work(tx);
    }),
  );
}

/**
 * Runs a reading that may have much to go through. After 5 s the database ends it.
 * @throws PostgreSQL's 57014, which `asUnavailable` turns into SERVER_BUSY
 */
export function readWithinSeconds<T>(read: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '5s'`;
    return read(tx);
  });
}

/** Closes every connection; for tests, scripts and shutdown. */
export async function closeDb(): Promise<void> {
  await shared.client?.$disconnect();
  await shared.pool?.end();
  shared.client = undefined;
  shared.pool = undefined;
  shared.direct = undefined;
}

/** Whether `error` is PostgreSQL's unique violation, however Prisma wrapped it. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const raw = error.meta?.driverAdapterError as { cause?: { kind?: string } } | undefined;
  return error.code === "P2002" || raw?.cause?.kind === "UniqueConstraintViolation";
}
