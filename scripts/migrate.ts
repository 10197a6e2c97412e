// npm run migrate: applies pending migrations, on deployment or by hand.
import { applyMigrations, MigrationError } from "./database/apply-migrations";
import { openDatabase } from "./database/open-database";
import { loadEnvironment } from "./environment";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
const database = await openDatabase();
try {
  const { applied, unknown } = await applyMigrations(database.directUrl);
  for (const name of applied) console.log(`Applied ${name}`);
  if (applied.length === 0) console.log("The database is up to date.");
  if (unknown.length > 0) console.warn(`The database is newer than this code: ${unknown.join(", ")}`);
} catch (error) {
  console.error(error instanceof MigrationError ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
