import "server-only";
import pLimit from "p-limit";
import { type SystemActor, systemActor } from "@/lib/auth/actor";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import { db } from "@/lib/db";
import type { DeliveryStatus } from "@/lib/generated/prisma/enums";
import { log } from "@/lib/log";
import { ProviderError } from "@/lib/providers/provider-error";
import { findOwnPost, readSentTexts } from "@/lib/posts/publishing/reconciling/match-page-post";
import type { SentAttempt } from "@/lib/posts/publishing/record-success";
import { LOOKS_AT_A_TIME, LOOKS_AT_ONCE, LOOK_LEASE_SECONDS, UNREADABLE_SECONDS } from "./constants";
import { recordFound } from "./record-found";

type Look = SentAttempt & {
  pageId: string;
  /** The look's own fence. */
  tries: number;
  status: DeliveryStatus;
  /** Whether its owner's connection to the page is alive. */
  connected: boolean;
};

/**
 * Looks at every page that is due. A look sends nothing: it finds a post that Facebook had refused, or ends. Called by a
 * timer; several may run at once. @returns how many were due
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

/** Claims what is due by moving its time ahead, so that a process that dies leaves it to another. */
function claimLooks(): Promise<Look[]> {
  return db.$queryRaw<Look[]>`
    WITH due AS (
      SELECT "deliveryId", "kind" FROM "PageLook" WHERE "dueAt" <= app_now()
      ORDER BY "dueAt" LIMIT ${LOOKS_AT_A_TIME} FOR UPDATE SKIP LOCKED
    )
    UPDATE "PageLook" l SET "dueAt" = app_now() + ${LOOK_LEASE_SECONDS} * interval '1 second', "tries" = l."tries" + 1
    FROM due, "Delivery" d, "Post" p
    WHERE l."deliveryId" = due."deliveryId" AND l."kind" = due."kind" AND d."id" = l."deliveryId" AND p."id" = d."postId"
    RETURNING d."id" AS "deliveryId", d."postId", d."fence", p."userId", d."platform", d."pageId", l."tries",
      d."status",
      EXISTS (SELECT 1 FROM "Connection" c WHERE c."userId" = p."userId" AND c."platform" = d."platform"
        AND c."pageId" = d."pageId" AND c."status" = 'CONNECTED' AND c."pageToken" IS NOT NULL) AS "connected"`;
}

async function work(actor: SystemActor, look: Look): Promise<void> {
  try {
    const settled = look.status === "SUCCESS" || (await wasRead(actor, look));
    await (settled ? end(look) : postpone(look));
  } catch (error) {
    log.error(
      { err: error, delivery: look.deliveryId },
      "a page could not be looked at; a timer does it again",
    );
  }
}

/** @returns whether the page could be read: not by a dead token, nor while the delivery is being sent or in doubt */
async function wasRead(actor: SystemActor, look: Look): Promise<boolean> {
  if (!look.connected || look.status === "SENDING" || look.status === "UNKNOWN") return false;
  const [page, sent] = [await openPage(actor, look), await readSentTexts(look.deliveryId)];
  if (!page) return false;
  if (!sent) return true;
  try {
    const own = await findOwnPost(page, sent);
    if (own) await recordFound(look, own);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, look);
    return false;
  }
}

/** Later, unless a newer refusal has planned it anew meanwhile; after the last day it is given up. */
async function postpone({ deliveryId, tries }: Look): Promise<void> {
  await db.$executeRaw`
    UPDATE "PageLook" SET "dueAt" = app_now() + ${UNREADABLE_SECONDS} * interval '1 second'
    WHERE "deliveryId" = ${deliveryId} AND "kind" = 'REFUSED' AND "tries" = ${tries} AND "endsAt" > app_now()`;
  await db.$executeRaw`
    DELETE FROM "PageLook" WHERE "deliveryId" = ${deliveryId} AND "kind" = 'REFUSED' AND "endsAt" <= app_now()`;
}

async function end({ deliveryId, tries }: Look): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "PageLook" WHERE "deliveryId" = ${deliveryId} AND "kind" = 'REFUSED' AND "tries" = ${tries}`;
}
