import "server-only";
import { Inngest } from "inngest";
import { env } from "@/lib/settings/env";
import type { JobEvent } from "@/lib/jobs/send-event";
import { log } from "@/lib/observability/log";
import { expectInngestCall } from "@/lib/jobs/inngest-calls";
import { usesDevServer } from "@/lib/settings/deployment";
import { checkedEvent } from "./events";
import { sdkLog } from "./sdk-log";

/** The app's id at Inngest. It must not change, because running functions are found by it. */
const APP_ID = "postwright";

let client: Inngest | undefined;

/**
 * The client for Inngest Cloud, a self-hosted server (INNGEST_BASE_URL) or the dev server (INNGEST_DEV), depending on
 * the environment only. Created on first use, so that a build needs no settings.
 */
export function inngest(): Inngest {
  if (client) return client;
  const { INNGEST_DEV, INNGEST_BASE_URL, INNGEST_EVENT_KEY } = env();
  const { INNGEST_SIGNING_KEY, INNGEST_SIGNING_KEY_FALLBACK } = env();
  const isDev = usesDevServer(env());
  const devUrl = isDev && INNGEST_DEV?.startsWith("http") ? INNGEST_DEV : undefined;
  client = new Inngest({
    id: APP_ID,
    isDev,
    baseUrl: INNGEST_BASE_URL ?? devUrl,
    eventKey: INNGEST_EVENT_KEY,
    signingKey: INNGEST_SIGNING_KEY,
    signingKeyFallback: INNGEST_SIGNING_KEY_FALLBACK,
    logger: log,
    internalLogger: sdkLog,
  });
  return client;
}

/** Events that trigger no function: they only cancel a waiting run, so that no call follows from them. */
const WAKES_NOTHING: readonly JobEvent["name"][] = ["post/cancelled"];

/**
 * Sends an event to Inngest. The call that Inngest then owes us is recorded first, because it may come at once.
 * @throws when that fails; the sweepers find the work anyway
 */
export async function sendToInngest(event: JobEvent): Promise<void> {
  if (!WAKES_NOTHING.includes(event.name)) await expectInngestCall();
  await inngest().send(checkedEvent(event));
}
