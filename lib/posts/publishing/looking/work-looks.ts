import "server-only";
import pLimit from "p-limit";
import { type SystemActor, systemActor } from "@/lib/auth/actor";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import type { PageLookKind } from "@/lib/generated/prisma/enums";
import { log } from "@/lib/observability/log";
import { keepLatestCounts } from "@/lib/posts/insights/record-counts";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { type Look, leaseLooks, endLook, postponeLook } from "./lease-looks";
import { LATEST_START_SECONDS, LOOKS_AT_A_TIME, LOOKS_AT_ONCE, READING } from "./constants";
import type { Paused } from "./limit-page-reads";
import { lookForRefused } from "./look-for-refused";
import { lookForSent } from "./look-for-sent";
import { readSent } from "./read-sent";
import { readUsual } from "./read-usual";

/** What nobody may wait for: whether a refused post is there after all, and whether a published one still is. */
const WATCHING = ["REFUSED", "SENT_MINUTES"] as const satisfies PageLookKind[];

/** What each kind of look does with a page that can be read. @returns whether it is done */
const LOOKS = {
  REFUSED: lookForRefused,
  SENT_MINUTES: lookForSent,
  SENT_HOUR: readSent,
  SENT_DAY: readSent,
  SENT_WEEK: readSent,
  SENT_MONTH: readSent,
} as const satisfies Record<PageLookKind, (look: Look, page: PageAccess, paused: Paused) => Promise<boolean>>;

/**
 * Looks at every page that is due. A look sends nothing: it records what the page shows, or ends. Called by a timer;
 * several may run at once. @returns how many were due
 */
export const workLooks = (signal?: AbortSignal): Promise<number> =>
  workAll(WATCHING, LOOKS_AT_ONCE.watching, signal);

/**
 * Reads what is usual on the pages, and what the posts count, that are due for it, by a timer of its own: however many
 * there are, or however slow Facebook is, `workLooks` does not wait. @returns how many were due
 */
export async function readFigures(signal?: AbortSignal): Promise<number> {
  const paused: Paused = { pages: new Set(), all: false };
  const pages = await readUsual(systemActor("look-at-pages"), paused, signal);
  return pages + (await workAll(READING, LOOKS_AT_ONCE.reading, signal, paused));
}

async function workAll(
  kinds: readonly PageLookKind[],
  atOnce: number,
  signal: AbortSignal | undefined,
  paused: Paused = { pages: new Set(), all: false },
): Promise<number> {
  const actor = systemActor("look-at-pages");
  const limit = pLimit(atOnce);
  let done = 0;
  for (let count = LOOKS_AT_A_TIME; count >= LOOKS_AT_A_TIME && !signal?.aborted; done += count) {
    const looks = await leaseLooks(kinds);
    const latest = performance.now() + LATEST_START_SECONDS * 1000;
    count = looks.length;
    // Past that another process may do them: they are left to it, so that nothing is asked twice.
    const work = (look: Look) => (performance.now() < latest ? workOne(actor, look, paused) : undefined);
    await Promise.all(looks.map((look) => limit(() => work(look))));
  }
  return done;
}

async function workOne(actor: SystemActor, look: Look, paused: Paused): Promise<void> {
  try {
    if (await isDone(actor, look, paused)) await endLook(look);
    else if (!(await postponeLook(look))) return;
    if (look.kind === "SENT_MONTH") await keepLatestCounts(look);
  } catch (error) {
    log.error(
      { err: error, delivery: look.deliveryId },
      "a page could not be looked at; a timer does it again",
    );
  }
}

/** With a dead token a look waits until its owner has connected again; where the page cannot be read, for a while. */
async function isDone(actor: SystemActor, look: Look, paused: Paused): Promise<boolean> {
  const page = look.connected ? await openPage(actor, look) : null;
  if (!page) return false;
  try {
    return await LOOKS[look.kind](look, page, paused);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, look);
    return false;
  }
}
