import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { BAKERY, plantFault, sandbox, timeline } from "../../../facebook";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, publish, startAfresh, timesShown } from "./publishing";
import { noticesOf, schedule } from "./scheduling";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

const TEXT = "Closed on Monday";
const feed = { method: "POST", path: "/feed" };

/** A post that is already on the page, made by hand `minutesAgo`. */
function onPage(message: string, minutesAgo: number): Promise<unknown> {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return sandbox("POST", `/facebook/pages/${BAKERY}/posts`, { message, createdAt });
}

/** The result of a delivery whose earlier attempt was accepted, though no check of the page has found it yet. */
async function triedAgain(text: string, minutesBetween: number) {
  const owner = await connectedOwner();
  const post = await owner.write(text);
  await plantFault({ ...feed, kind: "error-before-effect" });
  await publish(owner.token, post);
  const { id } = await deliveryOf(post.id);
  await db.deliveryAttempt.updateMany({
    where: { deliveryId: id },
    data: { startedAt: new Date(Date.now() - minutesBetween * 60_000) },
  });
  await onPage(text, minutesBetween - 1);
  await db.delivery.update({ where: { id }, data: { status: "PENDING", dueAt: new Date() } });
  await sweepDeliveries();
  return { ...owner, post };
}

describe("a post that Facebook refuses as a duplicate (506)", () => {
  it("has failed at once, with its own message, if the page's last post is an older duplicate", async () => {
    const { token, write } = await connectedOwner();
    await publish(token, await write(TEXT));
    const twin = await write(TEXT);
    const reply = await publish(token, twin);
    expect(reply).toMatchObject({
      status: 502,
      message: "PUBLISH_FAILED",
      object: {
        deliveries: [
          {
            status: "FAILED",
            errorCode: "FACEBOOK_DUPLICATE",
            errorMessage: expect.stringContaining("identical to the last one"),
          },
        ],
        post: { status: "GENERATED" },
      },
    });
    expect(await noticesOf(token), "the answer was waited for").toEqual([]);
    expect(await publish(token, twin, { content: "Closed on Monday, and on Tuesday" })).toMatchObject({
      status: 200,
    });
    expect(await timesShown(TEXT)).toBe(1);
  });

  it("is reported by a notice if it was scheduled, and is a draft again", async () => {
    await onPage(TEXT, 60 * 24);
    const { token, write } = await connectedOwner();
    const post = await write(TEXT);
    await schedule(token, post, { seconds: 60 });
    await advance(61);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "FAILED",
      fence: 1,
      post: { status: "GENERATED", scheduledAt: null },
    });
    expect(await noticesOf(token)).toMatchObject([{ kind: "POST_FAILED", code: "FACEBOOK_DUPLICATE" }]);
  });

  it("has failed after the first planned check if the duplicate is not the page's last post", async () => {
    await onPage(TEXT, 60);
    await onPage("Something else", 30);
    const { token, write } = await connectedOwner();
    const post = await write(TEXT);
    await plantFault({ ...feed, kind: "refuse", code: 506 });
    expect((await publish(token, post)).object).toMatchObject({ deliveries: [{ status: "UNKNOWN" }] });
    await advance(11);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "FAILED",
      errorCode: "FACEBOOK_DUPLICATE",
      fence: 1,
    });
    expect(await timeline()).toHaveLength(2);
  });

  it("is a success if the duplicate is our own, from an earlier attempt that was accepted after all", async () => {
    const { token, post } = await triedAgain(TEXT, 20);
    expect(await timesShown(TEXT)).toBe(1);
    const [shown] = await timeline();
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "SUCCESS",
      externalId: shown?.id,
      fence: 2,
      post: { status: "PUBLISHED" },
    });
    expect(await noticesOf(token)).toEqual([]);
  });

  it("is checked again while the page cannot be read, and settled when it can", async () => {
    const { token, write } = await connectedOwner();
    await publish(token, await write(TEXT));
    const twin = await write(TEXT);
    await plantFault({ path: "/published_posts", kind: "error-before-effect" });
    expect((await publish(token, twin)).object).toMatchObject({ deliveries: [{ status: "UNKNOWN" }] });
    await advance(11);
    await sweepDeliveries();
    expect(await deliveryOf(twin.id)).toMatchObject({ status: "FAILED", errorCode: "FACEBOOK_DUPLICATE" });
  });
});
