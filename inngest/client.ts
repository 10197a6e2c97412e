import "server-only";
import { Inngest } from "inngest";
import { env } from "@/lib/env";
import type { JobEvent } from "@/lib/jobs";
import { log } from "@/lib/log";
import { checkedEvent } from "./events";

/** The app's name at Inngest; runs under way are found by it, so it stays. */
const APP_ID = "postwright";

let client: Inngest | undefined;

/**
 * Speaks to Inngest Cloud, to a server of one's own (INNGEST_BASE_URL), or to the dev server (INNGEST_DEV):
 * by settings alone. Made at first use, so that a build needs no settings.
 */
export function inngest(): Inngest {
  if (client) return client;
  const { INNGEST_DEV, INNGEST_BASE_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = env();
  const isDev = !["", "0", "false"].includes(INNGEST_DEV ?? "");
  const devUrl = isDev && INNGEST_DEV?.startsWith("http") ? INNGEST_DEV : undefined;
  client = new Inngest({
    id: APP_ID,
    isDev,
    baseUrl: INNGEST_BASE_URL ?? devUrl,
    eventKey: INNGEST_EVENT_KEY,
    signingKey: INNGEST_SIGNING_KEY,
    logger: log,
  });
  return client;
}

/** Hands an event to Inngest. @throws when it is not taken; the sweepers find the work all the same */
export async function sendToInngest(event: JobEvent): Promise<void> {
  await inngest().send(checkedEvent(event));
}
