import type { Client } from "pg";
import { isUtc, readSession } from "../../lib/db/session";

// The database's own setting reaches every role; the role's in this database overrides one that the role has. Only
// the database's owner may change the first, and every role the second.
const PIN = `DO $$
BEGIN
  BEGIN
    EXECUTE format('ALTER DATABASE %I SET timezone = %L', current_database(), 'UTC');
  EXCEPTION WHEN insufficient_privilege THEN NULL;
  END;
  EXECUTE format('ALTER ROLE %I IN DATABASE %I SET timezone = %L', current_user, current_database(), 'UTC');
END $$`;

/**
 * Puts the database's sessions into UTC, where they are not: as settings of the database and of its role, which hold
 * behind every pooler. Start-up options would not: pgbouncer before 1.20 and RDS Proxy refuse them. Not a migration,
 * because a dump of the database does not take the settings along. Existing connections keep their zone.
 * @returns whether something had to be changed
 */
export async function pinUtc(client: Client): Promise<boolean> {
  const { zone } = await readSession(client);
  if (isUtc(zone)) return false;
  await client.query(PIN);
  return true;
}
