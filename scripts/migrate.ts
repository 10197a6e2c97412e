// npm run migrate: applies pending migrations, on deployment or by hand.
import { isUtc, readSession, TimeZoneError } from "../lib/db/session";
import { applyMigrations, withClient } from "./database/apply-migrations";
import type { Database } from "./database/open-database";
import { withDatabase } from "./database/with-database";
import { runCommand } from "./run/run-command";

async function migrate({ url, directUrl }: Database): Promise<void> {
  const { applied, unknown } = await applyMigrations(directUrl);
  for (const name of applied) console.log(`Applied ${name}`);
  if (applied.length === 0) console.log("The database is up to date.");
  if (unknown.length > 0) console.warn(`The database is newer than this code: ${unknown.join(", ")}`);
  // A pooler may still have connections from before the zone was set, which the app will refuse.
  const session = await withClient(url, readSession);
  if (!isUtc(session.zone)) console.warn(new TimeZoneError(session).message);
}

await runCommand(() => withDatabase(migrate));
