import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "./env";
import { Prisma, PrismaClient } from "./generated/prisma/client";
import { statementName } from "./statement-name";

export { Prisma };
/** What a mutation works on: the client, or a transaction of it. */
export type Db = PrismaClient | Prisma.TransactionClient;

type Shared = { pool?: pg.Pool; client?: PrismaClient };
// One pool a process, also through hot reloads in development.
const shared: Shared = ((globalThis as { postwrightDb?: Shared }).postwrightDb ??= {});

/** The process's connections. Sessions are pinned to UTC: in another zone adapter-pg shifts timestamptz. */
export function pool(): pg.Pool {
  if (!shared.pool) {
    shared.pool = new pg.Pool({
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
 * Milliseconds that a transaction waits for a connection, and lasts. Prisma's own 2 s and 5 s turn a busy moment,
 * in which many wait for one row, into errors.
 */
const transactionOptions = { maxWait: 10_000, timeout: 15_000 } as const;

function client(): PrismaClient {
  return (shared.client ??= new PrismaClient({ adapter: adapter(), transactionOptions }));
}

function adapter(): PrismaPg {
  const { DATABASE_URL, DIRECT_URL } = env();
  // A pooler gives a connection to many in turn, and may not know which of them has which statement.
  const pooled = DIRECT_URL !== undefined && DIRECT_URL !== DATABASE_URL;
  return new PrismaPg(
    pool(),
    pooled ? undefined : { statementNameGenerator: ({ sql }) => statementName(sql) },
  );
}

/** The database. Opened at first use, so that a build needs none. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, name) => {
    const value: unknown = Reflect.get(client(), name);
    return typeof value === "function" ? value.bind(client()) : value;
  },
});

/** Closes every connection; for tests, scripts and the end of the process. */
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
