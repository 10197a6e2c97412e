import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { authorizePage } from "../../../lib/connections/authorize-page";
import { connectAccount } from "../../../lib/connections/connect-account";
import { db } from "../../../lib/db";
import { storePicture } from "../../../lib/media/store-picture";
import { rehearseUpcomingPosts } from "../../../lib/publishing/rehearse-post";
import { BAKERY, bindCode, CATERING, plantFault, sandbox, timeline } from "../../facebook";
import { advance, connectedOwner, startAfresh } from "./publishing";
import { cancel, noticesOf, schedule } from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";
process.env.FACEBOOK_TIMEOUT_MS = "1500";

beforeEach(startAfresh);

const problemsOf = (reply: { object: Record<string, unknown> }) =>
  (reply.object.problems as { code: string }[]).map(({ code }) => code);
const nextRehearsal = async (id: number) => (await db.post.findUniqueOrThrow({ where: { id } })).rehearseAt;

/** How often Facebook was asked for the person's pages. */
async function looksAtPages(): Promise<number> {
  const calls = await sandbox<{ path: string }[]>("GET", "/calls");
  return calls.filter(({ path }) => path.endsWith("/me/accounts")).length;
}

/** What the person may do at the page, as Facebook's own settings would change it. */
function setTasks(tasks: string[], pages = [BAKERY]): Promise<unknown> {
  return sandbox("PUT", "/facebook/accounts", {
    people: [
      { id: "100500000000001", name: "Anna", pages: pages.map((id) => ({ id, name: "A page", tasks })) },
    ],
  });
}

describe("the rehearsal when a post is scheduled", () => {
  it("finds nothing wrong where nothing is, posts nothing, and is due again an hour before", async () => {
    const { token, write } = await connectedOwner();
    const [far, near] = [await write("Far"), await write("Near")];
    expect(problemsOf(await schedule(token, far, { seconds: 7200 }))).toEqual([]);
    expect(problemsOf(await schedule(token, near, { seconds: 600 }))).toEqual([]);
    const { scheduledAt } = await db.post.findUniqueOrThrow({ where: { id: far.id } });
    expect(await nextRehearsal(far.id)).toEqual(new Date((scheduledAt?.getTime() ?? 0) - 3_600_000));
    expect(await nextRehearsal(near.id)).toBeNull();
    expect(await timeline()).toHaveLength(0);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("tells of a dead token once, keeps the schedule, and is content after connecting again", async () => {
    const { token, write, actor } = await connectedOwner();
    const post = await write("Dead token");
    await sandbox("POST", "/facebook/expire-tokens", {});
    const reply = await schedule(token, post);
    expect(problemsOf(reply)).toEqual(["FACEBOOK_RECONNECT"]);
    expect(reply.object).toMatchObject({
      post: { status: "SCHEDULED" },
      deliveries: [{ status: "PENDING" }],
    });
    expect(problemsOf(await schedule(token, post))).toEqual(["FACEBOOK_RECONNECT"]);
    expect(await noticesOf(token)).toMatchObject([{ kind: "RECONNECT", code: "FACEBOOK_RECONNECT" }]);
    await connectAccount(actor, { platform: "FACEBOOK", code: await bindCode(actor) });
    expect(await noticesOf(token)).toEqual([]);
    expect(problemsOf(await schedule(token, post))).toEqual([]);
  });

  it("takes a refusal back that has passed by itself", async () => {
    const { token, write, user } = await connectedOwner();
    const post = await write("Passing");
    await plantFault({ kind: "expired-token", path: "/published_posts" });
    expect(problemsOf(await schedule(token, post))).toEqual(["FACEBOOK_RECONNECT"]);
    expect(problemsOf(await schedule(token, post))).toEqual([]);
    expect(await noticesOf(token)).toEqual([]);
    expect(await db.connection.findFirst({ where: { userId: user.id } })).toMatchObject({
      status: "CONNECTED",
    });
  });

  it("tells of a page that cannot be posted to any more, and of one that is no longer shared", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Page trouble");
    await setTasks(["ANALYZE"]);
    expect(problemsOf(await schedule(token, post))).toEqual(["PAGE_NOT_POSTABLE"]);
    await setTasks(["CREATE_CONTENT"], [CATERING]);
    expect(problemsOf(await schedule(token, post))).toEqual(["PAGE_NOT_FOUND"]);
    expect(await noticesOf(token)).toMatchObject([{ kind: "REHEARSAL", code: "PAGE_NOT_FOUND" }]);
  });

  it("tells of another page having been chosen meanwhile", async () => {
    const { token, write, actor } = await connectedOwner();
    const post = await write("For the bakery");
    await schedule(token, post, { seconds: 7200 });
    await authorizePage(actor, { pageId: CATERING });
    await advance(3700);
    await rehearseUpcomingPosts();
    expect(await noticesOf(token)).toMatchObject([
      { kind: "REHEARSAL", postId: post.id, code: "FACEBOOK_NOT_CONNECTED" },
    ]);
  });

  it("tells of a picture that Facebook would not take, until the post is cancelled", async () => {
    const { token, write, actor } = await connectedOwner();
    const post = await write("With a picture");
    const create = { width: 640, height: 360, channels: 3, background: "#0d5c4b" } as const;
    const { id } = await storePicture(actor, await sharp({ create }).png().toBuffer());
    await db.post.update({ where: { id: post.id }, data: { mediaId: id } });
    expect(problemsOf(await schedule(token, post))).toEqual([]);
    await db.media.update({ where: { id }, data: { mimeType: "image/webp" } });
    expect(problemsOf(await schedule(token, post))).toEqual(["IMAGE_NOT_ACCEPTED"]);
    expect(await noticesOf(token)).toMatchObject([
      { kind: "REHEARSAL", postId: post.id, code: "IMAGE_NOT_ACCEPTED" },
    ]);
    await cancel(token, post.id);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("does not take Facebook's silence for a problem, and tries again", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Silence");
    await plantFault({ kind: "error-before-effect", path: "/me/accounts" });
    expect(problemsOf(await schedule(token, post, { seconds: 7200 }))).toEqual([]);
    const { scheduledAt } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    const hourBefore = (scheduledAt?.getTime() ?? 0) - 3_600_000;
    expect((await nextRehearsal(post.id))?.getTime()).toBeLessThan(hourBefore);
    await advance(301);
    expect(await rehearseUpcomingPosts()).toBe(1);
    expect((await nextRehearsal(post.id))?.getTime()).toBe(hourBefore);
  });
});

describe("the rehearsal an hour before", () => {
  it("looks once at a page for all its posts, and tells its owner once", async () => {
    const { token, write } = await connectedOwner();
    for (let n = 0; n < 12; n++) await schedule(token, await write(`Post ${n}`), { seconds: 7200 });
    await setTasks(["ANALYZE"]);
    await advance(3500);
    expect(await rehearseUpcomingPosts()).toBe(0);
    await advance(200);
    const before = await looksAtPages();
    const [one, two] = await Promise.all([rehearseUpcomingPosts(), rehearseUpcomingPosts()]);
    expect(one + two).toBe(12);
    expect((await looksAtPages()) - before).toBeLessThanOrEqual(2);
    expect(await noticesOf(token)).toMatchObject([{ kind: "REHEARSAL", code: "PAGE_NOT_POSTABLE" }]);
    expect(await rehearseUpcomingPosts()).toBe(0);
  });

  it("closes its notice once the cause is gone, and leaves cancelled posts alone", async () => {
    const { token, write } = await connectedOwner();
    const [post, gone] = [await write("Mended"), await write("Cancelled")];
    await setTasks(["ANALYZE"]);
    await schedule(token, post, { seconds: 7200 });
    await schedule(token, gone, { seconds: 7200 });
    await cancel(token, gone.id);
    expect(await noticesOf(token)).toHaveLength(1);
    await setTasks(["CREATE_CONTENT"]);
    await advance(3700);
    expect(await rehearseUpcomingPosts()).toBe(1);
    expect(await noticesOf(token)).toEqual([]);
    expect(await nextRehearsal(post.id)).toBeNull();
  });
});
