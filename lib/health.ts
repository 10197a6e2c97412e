import "server-only";
import { db } from "./db";
import { refuseWhileStopping } from "./stopping";

/**
 * Whether this process can do its work: the database answers. Throws where it does not.
 * @throws AppError SERVER_STOPPING, so that a load balancer looks elsewhere
 */
export async function checkHealth(): Promise<{ database: "ok" }> {
  refuseWhileStopping();
  await db.$queryRaw`SELECT 1`;
  return { database: "ok" };
}
