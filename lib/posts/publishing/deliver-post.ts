import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import type { SystemActor } from "@/lib/auth/actor";
import { markReconnect, openToken } from "@/lib/connections/open-page";
import { takeFirstPost } from "@/lib/connections/take-first-post";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { batched } from "@/lib/jobs/batched";
import { renderPhoto } from "@/lib/media/transcoding/render-photo";
import type { SentPhoto } from "@/lib/media/types";
import type { OnUsage } from "@/lib/providers/facebook/graph-api";
import { getPermalink } from "@/lib/providers/facebook/read-posts";
import { type PageAccess, publishPhoto, publishText, uploadPhotos } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { measure } from "@/lib/observability/telemetry";
import { type DeliveryLease, leaseDelivery } from "./leasing/lease-delivery";
import { DUPLICATE_WAIT_SECONDS } from "./constants";
import { mayCall, withLease } from "./leasing/leases";
import { firstLink } from "@/lib/posts/links/find-links";
import { lookBeforeSending } from "./looking/look-before-sending";
import { lookWhenRefused } from "./looking/look-when-refused";
import { recordFoundUnwatched } from "./looking/record-found";
import { type Result, recordOutcome } from "./record-outcome";
import { throttle } from "./throttle";

/**
 * Sends a delivery that is due, unless another process has leased it or its page is rate-limited. Called by jobs;
 * safe to repeat.
 */
export async function deliverPost(actor: SystemActor, deliveryId: number): Promise<void> {
  try {
    const lease = await leaseDelivery(db, deliveryId, { throttled: true });
    if (lease) await sendUnderLease(actor, lease);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "SAME_POST_IN_FLIGHT") throw error;
    await db.$executeRaw`
      UPDATE "Delivery" SET "dueAt" = app_now() + ${DUPLICATE_WAIT_SECONDS} * interval '1 second',
             "errorCode" = 'SAME_POST_IN_FLIGHT', "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "status" = 'PENDING'`;
  }
}

/** Makes the one call that a lease allows, outside any transaction, and settles it. Vendor errors do not throw. */
export function sendUnderLease(actor: SystemActor, lease: DeliveryLease): Promise<void> {
  return withLease(lease, () => sendLeased(actor, lease));
}

async function sendLeased(actor: SystemActor, lease: DeliveryLease): Promise<void> {
  const page = await prepare(actor, lease);
  const result = "outcome" in page ? page : await sendOnce(lease, page);
  measure.delivery(1, { platform: lease.platform, outcome: result.outcome });
  if (result.outcome === "SUCCESS") measure.lateness(lease.lateSeconds, { platform: lease.platform });
  if (result.errorCode === "FACEBOOK_RECONNECT") await retryWrite(() => markReconnect(actor, lease));
  await retryWrite(() => record(lease, result));
  await throttle(lease, result, "token" in page ? page.lastResponse.usage : undefined);
  if (result.outcome !== "SUCCESS" || !("token" in page)) return;
  const { postId, connection } = lease;
  if (connection?.first) await takeFirstPost(actor, { connectionId: connection.id, postId });
  await savePermalink(lease, page, result.externalId);
}

/** What was told as a failure before is corrected, unless its owner waits for this answer. */
function record(lease: DeliveryLease, result: Result): Promise<boolean> {
  if (result.outcome !== "SUCCESS" || !result.found || lease.watched) return recordOutcome(lease, result);
  return recordFoundUnwatched(lease, result);
}

/** Only this process knows how the call ended, so the write outlasts a short outage of the database. */
async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  for (const seconds of [0.2, 0.5, 1, 2, 4]) {
    try {
      return await write();
    } catch (error) {
      log.warn({ err: error }, "the outcome of a delivery could not be saved; retrying");
      await sleep(seconds * 1000);
    }
  }
  return write();
}

type Ready = PageAccess & {
  photos: SentPhoto[];
  /** The rate-limit usage that the last response reported. */
  lastResponse: { usage?: Parameters<OnUsage>[0] };
};

/** Photos that are read and cropped at a time, for all that is being sent: as many as a sweep sends at least. */
const rendering = pLimit(16);

/** Collects what the call needs. Nothing has been sent yet, so a failure here is certain to have had no effect. */
async function prepare(actor: SystemActor, lease: DeliveryLease): Promise<Ready | Result> {
  try {
    const { pageId, connection } = lease;
    if (!connection) return { outcome: "REFUSED", errorCode: "FACEBOOK_NOT_CONNECTED", arrived: false };
    const access = openToken(actor, { ...connection, pageId });
    const photos: SentPhoto[] = [];
    // One after the other: each is decoded whole.
    for (const photo of lease.photos) photos.push(await rendering(() => renderPhoto(actor, photo)));
    return { ...access, photos, lastResponse: {} };
  } catch (error) {
    log.error({ err: error, delivery: lease.deliveryId }, "a delivery could not be prepared");
    return { outcome: "RETRY", errorCode: "INTERNAL_ERROR", arrived: false };
  }
}

/**
 * Sends a post once: after a look at the page where an earlier attempt may have put it there, and with one where this
 * attempt is refused. A post whose link Facebook cannot read comes again later, without it.
 */
async function sendOnce(lease: DeliveryLease, ready: Ready): Promise<Result> {
  const page = { pageId: ready.pageId, token: ready.token };
  const before = await lookBeforeSending(lease, page);
  if (before) return before;
  const link = ready.photos.length > 0 || lease.withoutLink ? undefined : firstLink(lease.content);
  const sent = await call(lease, ready, link);
  if (sent.outcome === "SUCCESS")
    return lease.withoutLink ? { ...sent, errorCode: "FACEBOOK_LINK_DROPPED" } : sent;
  if (sent.arrived === false) return sent;
  const result = await lookWhenRefused(lease, page, sent);
  if (result.errorCode !== "FACEBOOK_LINK" || !link) return result;
  return { ...result, outcome: "RETRY", errorCode: "FACEBOOK_LINK_LATER" };
}

async function call(lease: DeliveryLease, ready: Ready, link: string | undefined): Promise<Result> {
  const { photos, lastResponse, ...page } = ready;
  const onUsage: OnUsage = (usage) => (lastResponse.usage = usage);
  let carried = false;
  try {
    const attached = photos.length > 1 ? await uploadPhotos(page, photos, onUsage) : undefined;
    if (!(await mayCall(lease))) return { outcome: "RETRY", errorCode: "INTERNAL_ERROR", arrived: false };
    carried = true;
    const [only] = photos;
    const externalId =
      only && !attached
        ? await publishPhoto(page, { caption: lease.content, ...only }, onUsage)
        : await publishText(page, { message: lease.content, link, attached }, onUsage);
    return { outcome: "SUCCESS", externalId };
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      log.error({ err: error, delivery: lease.deliveryId }, "a delivery failed unexpectedly");
      return { outcome: "UNKNOWN", errorCode: "INTERNAL_ERROR" };
    }
    const { code, retryAfterSeconds } = error;
    const errorMessage = error.vendorMessage;
    if (error.fault === "configuration")
      log.error(
        { err: error, delivery: lease.deliveryId },
        "Facebook refuses this app: check its id and secret",
      );
    const failure = { errorCode: code, errorMessage, arrived: carried && error.arrived };
    if (error.outcome === "retry") return { ...failure, outcome: "RETRY", retryAfterSeconds };
    return { ...failure, outcome: error.outcome === "refused" ? "REFUSED" : "UNKNOWN" };
  }
}

async function savePermalink(lease: DeliveryLease, page: PageAccess, externalId: string): Promise<void> {
  const permalink = await getPermalink({ pageId: page.pageId, token: page.token }, externalId).catch(
    () => null,
  );
  if (permalink) await writePermalink({ id: lease.deliveryId, fence: lease.fence, externalId, permalink });
}

type Permalink = { id: number; fence: number; externalId: string; permalink: string };

const writePermalink = batched(async (found: Permalink[]) => {
  await db.$executeRaw`
    UPDATE "Delivery" d SET "permalink" = f."permalink", "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      AS f("id" int, "fence" int, "externalId" text, "permalink" text)
    WHERE d."id" = f."id" AND d."fence" = f."fence" AND d."externalId" = f."externalId"`;
  return () => undefined;
});
