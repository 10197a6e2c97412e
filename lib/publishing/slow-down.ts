import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import type { OnUsage } from "@/lib/providers/facebook/call-graph";
import type { Claim } from "./claim-delivery";
import { RETRY_DELAYS } from "./constants";
import { breakSeconds } from "./rules";
import type { Result } from "./settle-delivery";

type Usage = Parameters<OnUsage>[0];

/**
 * Lets a page, or all of our app's calls, rest after an answer that tells that a limit is near or met.
 * What jobs would send there waits; nothing else does.
 */
export async function slowDown(claim: Claim, result: Result, usage: Usage | undefined): Promise<void> {
  const refused =
    result.outcome === "RETRY" && result.errorCode === "FACEBOOK_BUSY"
      ? Math.max(RETRY_DELAYS[0], result.retryAfterSeconds ?? 0)
      : 0;
  const page = Math.max(
    breakSeconds({ percent: 0, regainSeconds: refused }),
    usage ? breakSeconds(usage.page) : 0,
  );
  try {
    await rest(`${claim.platform}:${claim.pageId}`, page);
    await rest(claim.platform, usage ? breakSeconds(usage.app) : 0);
  } catch (error) {
    // The next answer tells it again.
    log.warn({ err: error, delivery: claim.deliveryId }, "a page's rest could not be written down");
  }
}

async function rest(key: string, seconds: number): Promise<void> {
  if (seconds === 0) return;
  await db.$executeRaw`
    INSERT INTO "SendingPace" AS pace ("key", "nextAt")
    VALUES (${key}, app_now() + ${seconds} * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET "nextAt" = greatest(pace."nextAt", EXCLUDED."nextAt")`;
}
