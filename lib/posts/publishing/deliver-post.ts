import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import type { SystemActor } from "@/lib/auth/actor";
import { markReconnect, openToken } from "@/lib/connections/open-page";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { batchWrites } from "@/lib/jobs/batch-writes";
import { renderPicture } from "@/lib/media/transcoding/render-picture";
import type { SentPicture } from "@/lib/media/types";
import type { OnUsage } from "@/lib/providers/facebook/graph-api";
import { getPermalink } from "@/lib/providers/facebook/read-posts";
import { type PageAccess, publishPhoto, publishText, uploadPhotos } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { measure } from "@/lib/telemetry";
import { explainDuplicate } from "@/lib/posts/publishing/reconciling/explain-duplicate";
import { type Claim, claimDelivery } from "./claim-delivery";
import { DUPLICATE_WAIT_SECONDS } from "./constants";
import { mayCall, whileLeased } from "./leases";
import { firstLink } from "@/lib/posts/links/find-links";
import { type Result, recordOutcome } from "./record-outcome";
import { throttle } from "./throttle";

/**
 * Sends a delivery that is due, unless another process has claimed it or its page is rate-limited. Called by jobs;
 * safe to repeat.
 */
export async function deliverPost(actor: SystemActor, deliveryId: number): Promise<void> {
  try {
    const claim = await claimDelivery(db, deliveryId, { throttled: true });
    if (claim) await sendClaimed(actor, claim);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "SAME_POST_IN_FLIGHT") throw error;
    await db.$executeRaw`
      UPDATE "Delivery" SET "dueAt" = app_now() + ${DUPLICATE_WAIT_SECONDS} * interval '1 second',
             "errorCode" = 'SAME_POST_IN_FLIGHT', "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "status" = 'PENDING'`;
  }
}

/** Makes the one call that a claim allows, outside any transaction, and settles it. Vendor errors do not throw. */
export function sendClaimed(actor: SystemActor, claim: Claim): Promise<void> {
  return whileLeased(claim, () => sendLeased(actor, claim));
}

async function sendLeased(actor: SystemActor, claim: Claim): Promise<void> {
  const page = await prepare(actor, claim);
  const sent = "outcome" in page ? page : await send(claim, page);
  const isDuplicate = sent.errorCode === "FACEBOOK_DUPLICATE" && "token" in page;
  const result = isDuplicate ? await explainDuplicate(claim, page, sent) : sent;
  measure.delivery(1, { platform: claim.platform, outcome: result.outcome });
  if (result.outcome === "SUCCESS") measure.lateness(claim.lateSeconds, { platform: claim.platform });
  if (result.errorCode === "FACEBOOK_RECONNECT") await retryWrite(() => markReconnect(actor, claim));
  await retryWrite(() => recordOutcome(claim, result));
  await throttle(claim, result, "token" in page ? page.lastResponse.usage : undefined);
  if (result.outcome === "SUCCESS" && "token" in page) await savePermalink(claim, page, result.externalId);
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
  pictures: SentPicture[];
  /** The rate-limit usage that the last response reported. */
  lastResponse: { usage?: Parameters<OnUsage>[0] };
};

/** Pictures that are read and cropped at a time, for all that is being sent: as many as a sweep sends at least. */
const rendering = pLimit(16);

/** Collects what the call needs. Nothing has been sent yet, so a failure here is certain to have had no effect. */
async function prepare(actor: SystemActor, claim: Claim): Promise<Ready | Result> {
  try {
    const { pageId, connection } = claim;
    if (!connection) return { outcome: "REFUSED", errorCode: "FACEBOOK_NOT_CONNECTED" };
    const access = openToken(actor, { ...connection, pageId });
    const pictures: SentPicture[] = [];
    // One after the other: each is decoded whole.
    for (const picture of claim.pictures) pictures.push(await rendering(() => renderPicture(actor, picture)));
    return { ...access, pictures, lastResponse: {} };
  } catch (error) {
    log.error({ err: error, delivery: claim.deliveryId }, "a delivery could not be prepared");
    return { outcome: "RETRY", errorCode: "INTERNAL_ERROR" };
  }
}

async function send(claim: Claim, ready: Ready): Promise<Result> {
  const { content, pictures } = claim;
  const link = pictures.length > 0 ? undefined : firstLink(content);
  const first = await call(claim, ready, link);
  if (first.errorCode !== "FACEBOOK_LINK") return first;
  // Facebook could not read the link and refused the post: send the text without it, and report that.
  const { errorMessage } = first;
  const second = await call(claim, ready, undefined);
  return second.outcome === "SUCCESS"
    ? { ...second, errorCode: "FACEBOOK_LINK_DROPPED", errorMessage }
    : second;
}

async function call(claim: Claim, ready: Ready, link: string | undefined): Promise<Result> {
  const { pictures, lastResponse, ...page } = ready;
  const onUsage: OnUsage = (usage) => (lastResponse.usage = usage);
  try {
    const attached = pictures.length > 1 ? await uploadPhotos(page, pictures, onUsage) : undefined;
    if (!(await mayCall(claim))) return { outcome: "RETRY", errorCode: "INTERNAL_ERROR" };
    const [only] = pictures;
    const externalId =
      only && !attached
        ? await publishPhoto(page, { caption: claim.content, ...only }, onUsage)
        : await publishText(page, { message: claim.content, link, attached }, onUsage);
    return { outcome: "SUCCESS", externalId };
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      log.error({ err: error, delivery: claim.deliveryId }, "a delivery failed unexpectedly");
      return { outcome: "UNKNOWN", errorCode: "INTERNAL_ERROR" };
    }
    const { code, retryAfterSeconds } = error;
    const errorMessage = error.vendorMessage;
    const failure = { errorCode: code, errorMessage };
    if (error.outcome === "retry") return { ...failure, outcome: "RETRY", retryAfterSeconds };
    return { ...failure, outcome: error.outcome === "refused" ? "REFUSED" : "UNKNOWN" };
  }
}

async function savePermalink(claim: Claim, page: PageAccess, externalId: string): Promise<void> {
  const permalink = await getPermalink({ pageId: page.pageId, token: page.token }, externalId).catch(
    () => null,
  );
  if (permalink) await writePermalink({ id: claim.deliveryId, fence: claim.fence, externalId, permalink });
}

const writePermalink = batchWrites(
  (found: { id: number; fence: number; externalId: string; permalink: string }[]) => db.$executeRaw`
    UPDATE "Delivery" d SET "permalink" = f."permalink", "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      AS f("id" int, "fence" int, "externalId" text, "permalink" text)
    WHERE d."id" = f."id" AND d."fence" = f."fence" AND d."externalId" = f."externalId"`,
);
