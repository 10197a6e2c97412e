import { loadEnvironment } from "../environment";
import { type Database, openDatabase } from "./open-database";

/**
 * Runs a command's work with the app's settings and database. Settings are read at first use, and DATABASE_URL is known
 * only now: what reads them is imported inside `work`. A missing secret is named, and never made here, because what is
 * stored was sealed with another.
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
  const database = await openDatabase();
  try {
    process.env.DATABASE_URL = database.url;
    return await work(database);
  } finally {
    await database.close();
  }
}
