import "server-only";
import pLimit from "p-limit";
import { type SystemActor, systemActor } from "@/lib/auth/actor";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import type { PageLookKind } from "@/lib/generated/prisma/enums";
import { log } from "@/lib/log";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { type Look, claimLooks, endLook, postponeLook } from "./claim-looks";
import { LOOKS_AT_A_TIME, LOOKS_AT_ONCE } from "./constants";
import { lookForRefused } from "./look-for-refused";
import { lookForSent } from "./look-for-sent";

/** What each kind of look does with a page that can be read. @returns whether it is done */
const LOOKS = {
  REFUSED: lookForRefused,
  SENT_MINUTES: lookForSent,
  SENT_DAY: lookForSent,
} as const satisfies Record<PageLookKind, (look: Look, page: PageAccess) => Promise<boolean>>;

/**
 * Looks at every page that is due. A look sends nothing: it records what the page shows, or ends. Called by a timer;
 * several may run at once. @returns how many were due
 */
export async function workLooks(signal?: AbortSignal): Promise<number> {
  const actor = systemActor("look-at-pages");
  const limit = pLimit(LOOKS_AT_ONCE);
  let done = 0;
  for (let count = LOOKS_AT_A_TIME; count === LOOKS_AT_A_TIME && !signal?.aborted; done += count) {
    const looks = await claimLooks();
    count = looks.length;
    await Promise.all(looks.map((look) => limit(() => work(actor, look))));
  }
  return done;
}

async function work(actor: SystemActor, look: Look): Promise<void> {
  try {
    await ((await isDone(actor, look)) ? endLook(look) : postponeLook(look));
  } catch (error) {
    log.error(
      { err: error, delivery: look.deliveryId },
      "a page could not be looked at; a timer does it again",
    );
  }
}

/** With a dead token a look waits until its owner has connected again; where the page cannot be read, for a while. */
async function isDone(actor: SystemActor, look: Look): Promise<boolean> {
  const page = look.connected ? await openPage(actor, look) : null;
  if (!page) return false;
  try {
    return await LOOKS[look.kind](look, page);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, look);
    return false;
  }
}
