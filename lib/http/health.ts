import "server-only";
import { db } from "@/lib/db";
import { refuseDuringShutdown } from "@/lib/jobs/shutdown";

/**
 * Checks that this process can work: the database answers. Throws if it does not.
 * @throws AppError SERVER_STOPPING, so that a load balancer uses another process
 */
export async function checkHealth(): Promise<{ database: "ok" }> {
  refuseDuringShutdown();
  await db.$queryRaw`SELECT 1`;
  return { database: "ok" };
}
