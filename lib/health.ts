import "server-only";
import { db } from "./db";

/** Whether this process can do its work: the database answers. Throws where it does not. */
export async function checkHealth(): Promise<{ database: "ok" }> {
  await db.$queryRaw`SELECT 1`;
  return { database: "ok" };
}
