/** The part of `pg`'s connection that is used here. */
type Connection = { query: (sql: string) => Promise<{ rows: unknown[] }> };

/** What a new connection turns out to be. */
export type DatabaseSession = {
  /** The session's time zone, as `SHOW TimeZone` gives it. */
  zone: string;
  /** Whether a pooler may give the server's connection to another client between statements. */
  pooled: boolean;
  /** For the commands that fix a wrong zone. */
  database: string;
  role: string;
};

/** PostgreSQL's names for zones that are always UTC. Africa/Abidjan and the like are none: laws change. */
const UTC = /^(etc\/)?(utc|uct|gmt|zulu|universal|greenwich|gmt[+-]?0)$/i;

/** Whether a session of this zone reads and writes times as the product means them. */
export const isUtc = (zone: string): boolean => UTC.test(zone);

/**
 * Asks a fresh connection for its zone, and whether a pooler is behind it. PostgreSQL tells every client the process
 * id of its backend, with which it may cancel; a pooler tells it a number of its own (pgbouncer, Supavisor, PgCat) or
 * none at all (RDS Proxy: github.com/vapor/postgres-nio/pull/296). So a number that is not the backend's is a pooler.
 */
export async function readSession(client: Connection): Promise<DatabaseSession> {
  const { rows } = await client.query(
    `SELECT current_setting('TimeZone') AS zone, pg_backend_pid() AS pid,
            current_database()::text AS database, current_user::text AS role`,
  );
  type Row = Omit<DatabaseSession, "pooled"> & { pid: number };
  const [row] = rows as Row[];
  if (!row) throw new Error("PostgreSQL did not answer a SELECT.");
  const { pid, ...session } = row;
  const told = (client as Connection & { processID?: number | null }).processID;
  return { ...session, pooled: told !== pid };
}

/** A session that is not in UTC: every time would be read and written shifted. */
export class TimeZoneError extends Error {
  constructor({ zone, pooled, database, role }: DatabaseSession) {
    super(
      `The database's sessions are in the time zone ${zone} and not in UTC, so that every time would be shifted. Run ` +
        `as the database's owner: ALTER DATABASE "${database}" SET timezone = 'UTC'; ` +
        `and ALTER ROLE "${role}" IN DATABASE "${database}" SET timezone = 'UTC';` +
        (pooled ? " Then let the pooler open new connections (pgbouncer: RECONNECT, or restart it)." : ""),
    );
    this.name = "TimeZoneError";
  }
}

/** @throws TimeZoneError for a session in another zone than UTC */
export function requireUtc(session: DatabaseSession): void {
  if (!isUtc(session.zone)) throw new TimeZoneError(session);
}
