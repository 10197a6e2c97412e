import { beforeEach, describe, expect, it } from "vitest";
import { connectAccount } from "../../../../lib/connections/connecting/connect-account";
import { db } from "../../../../lib/db";
import { LOOK_AGAIN_SECONDS } from "../../../../lib/posts/publishing/looking/constants";
import { readFigures, workLooks } from "../../../../lib/posts/publishing/looking/work-looks";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { advance } from "../../../clock";
import { bindCode, plantFault, sandbox } from "../../../facebook";
import { mailsTo } from "../../../mailbox";
import { mailNotices } from "../../../outbox";
import { connectedOwner, deliveryOf, publish, settleAll, startAfresh, timesShown } from "./publishing";
import { noticesOf, schedule } from "./scheduling";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

const TEXT = "Rolls at half past six";
/** Facebook says no, and takes the post all the same. */
const taken = { method: "POST", path: "/feed", kind: "refuse-after-effect", code: 100, subcode: 33 };
const reveal = () => sandbox("POST", "/facebook/posts/reveal");

/** An owner whose post was refused and taken, though its page does not show it yet; she was told of a failure. */
async function refused(fault: object = {}) {
  const owner = await connectedOwner();
  const post = await owner.write(TEXT);
  await plantFault({ ...taken, hidden: true, ...fault });
  expect(await publish(owner.token, post)).toMatchObject({ status: 502, message: "PUBLISH_FAILED" });
  return { ...owner, post };
}

/** The same of a scheduled post: she is told by a notice. */
async function refusedAtItsTime() {
  const owner = await connectedOwner();
  const post = await owner.write(TEXT);
  await schedule(owner.token, post, { seconds: 60 });
  await plantFault({ ...taken, hidden: true });
  await advance(61);
  await sweepDeliveries();
  expect(await noticesOf(owner.token)).toMatchObject([{ kind: "POST_FAILED", code: "FACEBOOK_REFUSED" }]);
  return { ...owner, post };
}

async function lookAgain(): Promise<void> {
  await advance(LOOK_AGAIN_SECONDS + 1);
  await workLooks();
}

describe("a refusal", () => {
  it("is not told where the page shows the post at once", async () => {
    const { token, write } = await connectedOwner();
    const post = await write(TEXT);
    await plantFault(taken);
    const delivery = { status: "SUCCESS", errorCode: null };
    expect(await publish(token, post)).toMatchObject({ status: 200, object: { deliveries: [delivery] } });
    expect(await timesShown(TEXT)).toBe(1);
    expect(await db.pageLook.count({ where: { kind: "REFUSED" } })).toBe(0);
  });

  it("is corrected after ten minutes, with its notice and a mail, once", async () => {
    const { token, post, user } = await refusedAtItsTime();
    await mailNotices();
    await reveal();
    await workLooks();
    expect(await deliveryOf(post.id), "not before").toMatchObject({ status: "FAILED" });
    await advance(LOOK_AGAIN_SECONDS + 1);
    await Promise.all([workLooks(), workLooks(), workLooks()]);
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "SUCCESS",
      errorCode: "FACEBOOK_TAKEN",
      permalink: expect.stringContaining("/posts/"),
      post: { status: "PUBLISHED" },
    });
    expect(await noticesOf(token)).toMatchObject([
      { kind: "FOUND", code: "FACEBOOK_TAKEN", postId: post.id },
    ]);
    await mailNotices();
    const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Correction: a post went out after all", "A post did not go out"]);
    expect(await db.pageLook.count({ where: { kind: "REFUSED" } })).toBe(0);
  });

  it("cancels a newer time of the same text, and says so", async () => {
    const { token, post } = await refusedAtItsTime();
    await schedule(token, post, { seconds: 86_400 });
    await reveal();
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", post: { status: "PUBLISHED" } });
    expect(await noticesOf(token)).toMatchObject([{ kind: "FOUND", code: "FACEBOOK_TAKEN_TIME" }]);
    await advance(86_400);
    await sweepDeliveries();
    expect(await timesShown(TEXT)).toBe(1);
  });

  it("is found though its words were changed and others posted: the post says what the page shows", async () => {
    const { token, post } = await refused();
    await schedule(token, post, { seconds: 3600, content: "Rolls at seven" });
    await sandbox("POST", "/facebook/pages/615500000000001/posts", { message: "By hand" });
    await reveal();
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "SUCCESS",
      errorCode: "FACEBOOK_TAKEN_CHANGED",
      post: { content: TEXT },
    });
    const versions = await db.postVersion.findMany({ where: { postId: post.id } });
    expect(versions.map(({ content }) => content)).toContain("Rolls at seven");
  });

  it("stands where two looks found nothing, and the post can be sent again", async () => {
    const { token, write } = await connectedOwner();
    const post = await write(TEXT);
    await plantFault({ ...taken, kind: "refuse" });
    await publish(token, post);
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "FAILED", errorCode: "FACEBOOK_REFUSED" });
    expect(await db.pageLook.count({ where: { kind: "REFUSED" } })).toBe(0);
    expect(await publish(token, post)).toMatchObject({ status: 200 });
    expect(await timesShown(TEXT)).toBe(1);
  });

  it("is looked at again once the page can be read", async () => {
    const { post } = await refused();
    await reveal();
    await plantFault({ path: "/published_posts", kind: "error-before-effect" });
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "FAILED" });
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
  });

  it("of a dead token is looked at after its owner has connected again", async () => {
    const { post, actor } = await refused({ code: 190, subcode: 463 });
    await reveal();
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "FAILED", errorCode: "FACEBOOK_RECONNECT" });
    await connectAccount(actor, { platform: "FACEBOOK", code: await bindCode(actor) });
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", errorCode: "FACEBOOK_TAKEN" });
  });
});

describe("a published post", () => {
  async function published() {
    const owner = await connectedOwner();
    const post = await owner.write(TEXT);
    await publish(owner.token, post);
    const { externalId } = await deliveryOf(post.id);
    return { ...owner, post, remove: () => sandbox("POST", `/facebook/posts/${externalId}/delete`) };
  }

  it("is looked at after ten minutes and at times later, and said to be seen", async () => {
    const { post, token } = await published();
    await lookAgain();
    const first = (await deliveryOf(post.id)).seenAt;
    expect(first).not.toBeNull();
    await advance(86_400);
    await readFigures();
    expect((await deliveryOf(post.id)).seenAt?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("that is gone is told once, and never sent again", async () => {
    const { post, token, remove } = await published();
    await remove();
    await lookAgain();
    const gone = [{ kind: "GONE", code: "POST_GONE", postId: post.id }];
    expect(await noticesOf(token)).toMatchObject(gone);
    await advance(86_400);
    await Promise.all([workLooks(), readFigures(), sweepDeliveries()]);
    expect(await noticesOf(token)).toMatchObject(gone);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", errorCode: "POST_GONE", fence: 1 });
    expect(await timesShown(TEXT)).toBe(0);
  });

  it("is not called gone while the page, or the post, cannot be read", async () => {
    const { post, token } = await published();
    const { externalId } = await deliveryOf(post.id);
    await plantFault({
      method: "GET",
      path: `/${externalId}`,
      kind: "refuse",
      code: 100,
      subcode: 33,
      times: 2,
    });
    await plantFault({ method: "GET", path: "/published_posts", kind: "error-before-effect" });
    await lookAgain();
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ goneAt: null, seenAt: expect.any(Date) });
    expect(await noticesOf(token)).toEqual([]);
  });
});

describe("a refused post that is sent again", () => {
  it("waits until what was taken must have appeared, and is then found and not sent", async () => {
    const { token, post } = await refused();
    const waiting = { status: "PENDING", errorCode: null };
    expect(await publish(token, post)).toMatchObject({ status: 200, object: { deliveries: [waiting] } });
    await advance(40);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING", fence: 1 });
    await reveal();
    await advance(11);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 2 });
    expect(await timesShown(TEXT)).toBe(1);
  });

  it("is found by what was sent first, whatever the words are now; she who waits is told in the answer", async () => {
    const { token, post } = await refused();
    await advance(51);
    await reveal();
    const delivery = { status: "SUCCESS", errorCode: "FACEBOOK_TAKEN_CHANGED" };
    const reply = await publish(token, post, { content: "Rolls at seven" });
    expect(reply).toMatchObject({ status: 200, object: { deliveries: [delivery], post: { content: TEXT } } });
    expect(await noticesOf(token)).toEqual([]);
    expect(await timesShown("Rolls at seven")).toBe(0);
  });

  it("is found by what was sent first, also after other words were refused since", async () => {
    const { token, post } = await refused();
    await advance(51);
    await plantFault({ ...taken, kind: "refuse" });
    expect(await publish(token, post, { content: "Rolls at seven" })).toMatchObject({ status: 502 });
    await reveal();
    await lookAgain();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", post: { content: TEXT } });
  });

  it("is not sent while the page cannot be read", async () => {
    const { token, post } = await refused({ kind: "refuse" });
    await advance(51);
    await plantFault({ path: "/published_posts", kind: "error-before-effect", times: 2 });
    expect(await publish(token, post)).toMatchObject({ object: { deliveries: [{ status: "PENDING" }] } });
    expect(await timesShown(TEXT)).toBe(0);
    await settleAll();
    expect(await timesShown(TEXT)).toBe(1);
  });

  it("goes without its link after Facebook could not read that, unless it was taken with it", async () => {
    const text = "Look: https://example.com/menu";
    for (const kind of ["refuse", "refuse-after-effect"]) {
      await startAfresh();
      const { token, write } = await connectedOwner();
      const post = await write(text);
      await plantFault({ ...taken, kind, code: 1609005, subcode: undefined, hidden: true });
      const later = { status: "PENDING", errorCode: "FACEBOOK_LINK_LATER" };
      expect(await publish(token, post)).toMatchObject({ object: { deliveries: [later] } });
      await reveal();
      await settleAll();
      const errorCode = kind === "refuse" ? "FACEBOOK_LINK_DROPPED" : null;
      expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", errorCode });
      expect(await timesShown(text)).toBe(1);
    }
  });
});

describe("a refusal that passes by itself", () => {
  it.each([{ code: -1 }, { code: 100, transient: true }, { code: 80006 }, { code: 9 }])(
    "%o: a scheduled post keeps its place and comes again, once, taken or not",
    async (code) => {
      for (const kind of ["refuse", "refuse-after-effect"]) {
        await startAfresh();
        const { token, write } = await connectedOwner();
        const post = await write(TEXT);
        await schedule(token, post, { seconds: 60 });
        await plantFault({ ...taken, subcode: undefined, kind, ...code, hidden: true });
        await advance(61);
        await sweepDeliveries();
        expect((await deliveryOf(post.id)).post.status).toBe("SCHEDULED");
        await reveal();
        await settleAll();
        expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", errorCode: null });
        expect(await timesShown(TEXT)).toBe(1);
        expect(await noticesOf(token)).toEqual([]);
      }
    },
  );
});
