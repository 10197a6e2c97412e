// npm run migrate: applies pending migrations, on deployment or by hand.
import { isUtc, readSession, TimeZoneError } from "../lib/database-session";
import { applyMigrations, MigrationError, withClient } from "./database/apply-migrations";
import { openDatabase } from "./database/open-database";
import { loadEnvironment } from "./environment";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
const database = await openDatabase();
try {
  const { applied, unknown } = await applyMigrations(database.directUrl);
  for (const name of applied) console.log(`Applied ${name}`);
  if (applied.length === 0) console.log("The database is up to date.");
  if (unknown.length > 0) console.warn(`The database is newer than this code: ${unknown.join(", ")}`);
  // A pooler may still have connections from before the zone was set, which the app will refuse.
  const session = await withClient(database.url, readSession);
  if (!isUtc(session.zone)) console.warn(new TimeZoneError(session).message);
} catch (error) {
  console.error(error instanceof MigrationError ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
