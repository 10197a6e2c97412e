import "server-only";
import { Prisma, db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import type { OnUsage } from "@/lib/providers/facebook/graph-api";
import { INSIGHTS } from "@/lib/providers/facebook/read-insights";
import type { DeliveryLease } from "./leasing/lease-delivery";
import { RETRY_DELAYS } from "./constants";
import { backoffSeconds } from "./rules";
import type { Result } from "./record-outcome";

/** With these Facebook refuses the page, and not only the post. */
const ASKED_TO_WAIT: (string | undefined)[] = ["FACEBOOK_BUSY", "FACEBOOK_BLOCKED"];

type Usage = Parameters<OnUsage>[0];

/**
 * Rate-limits a page, or the whole app, after a response that reports a limit as near or reached. Only jobs wait for
 * it; a person who publishes does not.
 */
export async function throttle(
  lease: DeliveryLease,
  result: Result,
  usage: Usage | undefined,
): Promise<void> {
  const refused =
    result.outcome === "RETRY" && ASKED_TO_WAIT.includes(result.errorCode)
      ? Math.max(RETRY_DELAYS[0], result.retryAfterSeconds ?? 0)
      : 0;
  const page = Math.max(
    backoffSeconds({ percent: 0, regainSeconds: refused }),
    usage ? backoffSeconds(usage.page) : 0,
  );
  try {
    await backOff(`${lease.platform}:${lease.pageId}`, page);
    await backOff(lease.platform, usage ? backoffSeconds(usage.app) : 0);
  } catch (error) {
    // The next response reports the usage again.
    log.warn({ err: error, delivery: lease.deliveryId }, "could not save a page's rate limit");
  }
}

/**
 * For a query with a platform and a page: until when no figures of that page are read; null for none. Reading waits for
 * what sending waits for, and nothing waits for reading.
 */
export const pageReadLimit = (platform: Prisma.Sql, pageId: Prisma.Sql) => Prisma.sql`(
  SELECT max(s."nextAt") FROM "SendRateLimit" s WHERE s."nextAt" > app_now() AND s."key" IN (${platform}::text,
    ${platform} || ':' || ${pageId}, ${READ} || ${platform}, ${READ} || ${platform} || ':' || ${pageId}))`;

const READ = "READ:";
const RETIRED = "RETIRED:";

/** For a query with a platform: which of its metrics it has retired, by its names. */
export const retiredMetrics = (platform: Prisma.Sql) => Prisma.sql`ARRAY(
  SELECT m."name" FROM unnest(${Object.values(INSIGHTS)}::text[]) AS m("name") JOIN "SendRateLimit" s
  ON s."key" = ${RETIRED} || ${platform} || ':' || m."name" WHERE s."nextAt" > app_now())`;

/** Does not ask a network for a metric for a while. */
export const pauseMetric = (platform: string, metric: string, seconds: number): Promise<void> =>
  backOff(`${RETIRED}${platform}:${metric}`, seconds);

/** Reads no figures for a while, of one page or of all. */
export function pausePageReads(
  { platform, pageId }: { platform: string; pageId?: string },
  seconds: number,
): Promise<void> {
  return backOff(READ + (pageId ? `${platform}:${pageId}` : platform), seconds);
}

async function backOff(key: string, seconds: number): Promise<void> {
  if (seconds === 0) return;
  await db.$executeRaw`
    INSERT INTO "SendRateLimit" AS rate ("key", "nextAt")
    VALUES (${key}, app_now() + ${seconds} * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET "nextAt" = greatest(rate."nextAt", EXCLUDED."nextAt")`;
}
