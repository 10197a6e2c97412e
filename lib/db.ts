import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "./env";
import { Prisma, PrismaClient } from "./generated/prisma/client";
import { statementName } from "./statement-name";

export { Prisma };
/** The client that a mutation uses: the database, or a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

type Shared = { pool?: pg.Pool; client?: PrismaClient; outsideRequests: <T>(work: () => T) => T };
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

/** The process's connections. Sessions are pinned to UTC: in another zone adapter-pg shifts timestamptz. */
export function pool(): pg.Pool {
  if (!shared.pool) {
    shared.pool = new Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      options: "-c TimeZone=UTC",
      connectionTimeoutMillis: 10_000,
    });
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
  const { DATABASE_URL, DIRECT_URL } = env();
  // A pooler shares a connection between clients, and may not know which of them has prepared which statement.
  const pooled = DIRECT_URL !== undefined && DIRECT_URL !== DATABASE_URL;
  return new PrismaPg(
    pool(),
    pooled ? undefined : { statementNameGenerator: ({ sql }) => statementName(sql) },
  );
}

/** The database. Opened at first use, so that a build does not need it. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, name) => {
    const value: unknown = Reflect.get(client(), name);
    return typeof value === "function" ? value.bind(client()) : value;
  },
});

/** Closes every connection; for tests, scripts and shutdown. */
export async function closeDb(): Promise<void> {
  await shared.client?.$disconnect();
  await shared.pool?.end();
  shared.client = undefined;
  shared.pool = undefined;
}

/** Whether `error` is PostgreSQL's unique violation, however Prisma wrapped it. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const raw = error.meta?.driverAdapterError as { cause?: { kind?: string } } | undefined;
  return error.code === "P2002" || raw?.cause?.kind === "UniqueConstraintViolation";
}
