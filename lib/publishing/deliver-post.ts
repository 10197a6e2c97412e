import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { SystemActor } from "@/lib/auth";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { readMedia } from "@/lib/media/read-picture";
import type { OnUsage } from "@/lib/providers/facebook/call-graph";
import { getPermalink } from "@/lib/providers/facebook/look";
import { type PageAccess, publishPhoto, publishText } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { type Claim, claimDelivery } from "./claim-delivery";
import { TWIN_WAIT_SECONDS } from "./constants";
import { firstLink } from "./rules";
import { type Result, settleDelivery } from "./settle-delivery";
import { slowDown } from "./slow-down";

/**
 * Sends a delivery that is due, unless somebody else has it or its page has to rest; called by jobs, as often
 * as they like.
 */
export async function deliverPost(actor: SystemActor, deliveryId: number): Promise<void> {
  try {
    const claim = await claimDelivery(db, deliveryId, { paced: true });
    if (claim) await sendClaimed(actor, claim);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "SAME_POST_IN_FLIGHT") throw error;
    await db.$executeRaw`
      UPDATE "Delivery" SET "dueAt" = app_now() + ${TWIN_WAIT_SECONDS} * interval '1 second',
             "errorCode" = 'SAME_POST_IN_FLIGHT', "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "status" = 'PENDING'`;
  }
}

/** Makes the one call that a claim allows, outside of any transaction, and settles it. Does not throw for the vendor. */
export async function sendClaimed(actor: SystemActor, claim: Claim): Promise<void> {
  const page = await prepare(actor, claim);
  const result = "outcome" in page ? page : await send(claim, page);
  if (result.errorCode === "FACEBOOK_RECONNECT") await insist(() => markReconnect(actor, claim));
  await insist(() => settleDelivery(claim, result));
  await slowDown(claim, result, "token" in page ? page.heard.usage : undefined);
  if (result.outcome === "SUCCESS" && "token" in page) await keepPermalink(claim, page, result.externalId);
}

/** How a call ended is known to nobody else: a database that is away for moments shall hear it all the same. */
async function insist<T>(write: () => Promise<T>): Promise<T> {
  for (const seconds of [0.2, 0.5, 1, 2, 4]) {
    try {
      return await write();
    } catch (error) {
      log.warn({ err: error }, "the end of a delivery could not be written down; trying again");
      await sleep(seconds * 1000);
    }
  }
  return write();
}

type Ready = PageAccess & {
  picture: { bytes: Uint8Array; mimeType: string } | null;
  /** What the last answer told about our limits. */
  heard: { usage?: Parameters<OnUsage>[0] };
};

/** What the call needs. Nothing has been sent yet: whatever goes wrong here is certainly without effect. */
async function prepare(actor: SystemActor, claim: Claim): Promise<Ready | Result> {
  try {
    const access = await openPage(actor, claim);
    if (!access) return { outcome: "REFUSED", errorCode: "FACEBOOK_NOT_CONNECTED" };
    const picture = claim.mediaId ? await readMedia(actor, claim.mediaId) : null;
    return { ...access, picture, heard: {} };
  } catch (error) {
    log.error({ err: error, delivery: claim.deliveryId }, "a delivery could not be prepared");
    return { outcome: "RETRY", errorCode: "INTERNAL_ERROR" };
  }
}

async function send(claim: Claim, ready: Ready): Promise<Result> {
  const { content, mediaId } = claim;
  const link = mediaId ? undefined : firstLink(content);
  const first = await call(claim, ready, link);
  if (first.errorCode !== "FACEBOOK_LINK") return first;
  // Facebook could not read the link, and so has refused: the text goes out without it, and we say so.
  const { errorMessage } = first;
  const second = await call(claim, ready, undefined);
  return second.outcome === "SUCCESS"
    ? { ...second, errorCode: "FACEBOOK_LINK_DROPPED", errorMessage }
    : second;
}

async function call(claim: Claim, ready: Ready, link: string | undefined): Promise<Result> {
  const { picture, heard, ...page } = ready;
  const onUsage: OnUsage = (usage) => (heard.usage = usage);
  if (!isTimeEnough(claim)) return { outcome: "RETRY", errorCode: "INTERNAL_ERROR" };
  try {
    const externalId = picture
      ? await publishPhoto(page, { caption: claim.content, ...picture }, onUsage)
      : await publishText(page, { message: claim.content, link }, onUsage);
    return { outcome: "SUCCESS", externalId };
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      log.error({ err: error, delivery: claim.deliveryId }, "a delivery broke off");
      return { outcome: "UNKNOWN", errorCode: "INTERNAL_ERROR" };
    }
    const { code, retryAfterSeconds } = error;
    const errorMessage = error.vendorMessage;
    const told = { errorCode: code, errorMessage };
    if (error.outcome === "retry") return { ...told, outcome: "RETRY", retryAfterSeconds };
    return { ...told, outcome: error.outcome === "refused" ? "REFUSED" : "UNKNOWN" };
  }
}

/** A process that slept longer than its lease must not send: somebody else may have looked, and sent again. */
function isTimeEnough(claim: Claim): boolean {
  const { DELIVERY_LEASE_SECONDS, FACEBOOK_TIMEOUT_MS } = env();
  return performance.now() - claim.madeAt + FACEBOOK_TIMEOUT_MS < DELIVERY_LEASE_SECONDS * 1000;
}

async function keepPermalink(claim: Claim, page: PageAccess, externalId: string): Promise<void> {
  const permalink = await getPermalink({ pageId: page.pageId, token: page.token }, externalId).catch(
    () => null,
  );
  if (!permalink) return;
  const { deliveryId: id, fence } = claim;
  await db.delivery.updateMany({ where: { id, fence, externalId }, data: { permalink } });
}
