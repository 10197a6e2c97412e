import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { authorizePage } from "../../../../lib/connections/connecting/authorize-page";
import { connectAccount } from "../../../../lib/connections/connecting/connect-account";
import { db } from "../../../../lib/db";
import { makePhoto } from "../../../photos";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
import { BAKERY, bindCode, CATERING, plantFault, sandbox, timeline } from "../../../facebook";
import { advance } from "../../../clock";
import { putPhoto } from "../../../factories";
import { connectedOwner, startAfresh } from "./publishing";
import { cancel, noticesOf, schedule, scheduleCopies } from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";
process.env.FACEBOOK_TIMEOUT_MS = "1500";

beforeEach(startAfresh);

const problemsOf = (reply: { object: Record<string, unknown> }) =>
  (reply.object.problems as { code: string }[]).map(({ code }) => code);
const nextPreflight = async (id: number) => (await db.post.findUniqueOrThrow({ where: { id } })).preflightAt;

/** How many requests for the person's pages Facebook received. */
async function countPageRequests(): Promise<number> {
  const calls = await sandbox<{ path: string }[]>("GET", "/calls");
  return calls.filter(({ path }) => path.endsWith("/me/accounts")).length;
}

/** Sets the person's tasks on the pages, and what else there is to a page, as Facebook's own settings would. */
function setTasks(tasks: string[], pages = [BAKERY], parts: object = {}): Promise<unknown> {
  const rows = pages.map((id) => ({ id, name: "A page", tasks, ...parts }));
  return sandbox("PUT", "/facebook/accounts", {
    people: [{ id: "100500000000001", name: "Anna", pages: rows }],
  });
}

it("of one post that cannot be made leaves the others be", async () => {
  const { token, write, user } = await connectedOwner();
  const other = await connectedOwner(CATERING);
  const [sealed, fine] = [await write("Sealed"), await other.write("Fine")];
  await schedule(token, sealed, { seconds: 7200 });
  await schedule(other.token, fine, { seconds: 7200 });
  await db.connection.updateMany({
    where: { userId: user.id },
    data: { pageToken: "sealed with another key" },
  });
  await advance(3_700);
  await checkUpcomingPosts();
  expect(await nextPreflight(fine.id)).toBeNull();
  expect(await nextPreflight(sealed.id)).not.toBeNull();
});

describe("the preflight check when a post is scheduled", () => {
  it("finds nothing wrong where nothing is, posts nothing, and is due again an hour before", async () => {
    const { token, write } = await connectedOwner();
    const [far, near] = [await write("Far"), await write("Near")];
    expect(problemsOf(await schedule(token, far, { seconds: 7200 }))).toEqual([]);
    expect(problemsOf(await schedule(token, near, { seconds: 600 }))).toEqual([]);
    const { scheduledAt } = await db.post.findUniqueOrThrow({ where: { id: far.id } });
    expect(await nextPreflight(far.id)).toEqual(new Date((scheduledAt?.getTime() ?? 0) - 3_600_000));
    expect(await nextPreflight(near.id)).toBeNull();
    expect(await timeline()).toHaveLength(0);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("reports a dead token once, keeps the schedule, and reports nothing after connecting again", async () => {
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

  it("withdraws a refusal that has resolved itself", async () => {
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

  it("reports a page that can no longer be posted to, and one that is no longer shared", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Page trouble");
    await setTasks(["ANALYZE"]);
    expect(problemsOf(await schedule(token, post))).toEqual(["PAGE_NOT_POSTABLE"]);
    await setTasks(["CREATE_CONTENT"], [CATERING]);
    expect(problemsOf(await schedule(token, post))).toEqual(["PAGE_NOT_FOUND"]);
    expect(await noticesOf(token)).toMatchObject([{ kind: "PREFLIGHT", code: "PAGE_NOT_FOUND" }]);
  });

  it("asks the page itself: one that Facebook lists no longer is fine, one that is not published is not", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Listed or not");
    await setTasks(["CREATE_CONTENT"], [BAKERY], { unlisted: true });
    expect(problemsOf(await schedule(token, post))).toEqual([]);
    await setTasks(["CREATE_CONTENT"], [BAKERY], { unpublished: true });
    expect(problemsOf(await schedule(token, post))).toEqual(["PAGE_UNPUBLISHED"]);
    expect(await noticesOf(token)).toMatchObject([{ kind: "PREFLIGHT", code: "PAGE_UNPUBLISHED" }]);
  });

  it("reports that another page was chosen in the meantime", async () => {
    const { token, write, actor } = await connectedOwner();
    const post = await write("For the bakery");
    await schedule(token, post, { seconds: 7200 });
    await authorizePage(actor, { pageId: CATERING });
    await advance(3700);
    await checkUpcomingPosts();
    expect(await noticesOf(token)).toMatchObject([
      { kind: "PREFLIGHT", postId: post.id, code: "FACEBOOK_NOT_CONNECTED" },
    ]);
  });

  it("reports a photo that Facebook would not accept, until the post is cancelled", async () => {
    const { token, write, actor } = await connectedOwner();
    const post = await write("With a photo");
    const create = { width: 640, height: 360, channels: 3, background: "#0d5c4b" } as const;
    const { id } = await makePhoto(actor, await sharp({ create }).png().toBuffer());
    await putPhoto(post.id, id);
    expect(problemsOf(await schedule(token, post))).toEqual([]);
    await db.media.update({ where: { id }, data: { mimeType: "image/webp" } });
    expect(problemsOf(await schedule(token, post))).toEqual(["IMAGE_NOT_ACCEPTED"]);
    expect(await noticesOf(token)).toMatchObject([
      { kind: "PREFLIGHT", postId: post.id, code: "IMAGE_NOT_ACCEPTED" },
    ]);
    await cancel(token, post.id);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("does not treat Facebook's silence as a problem, and tries again", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Silence");
    await plantFault({ kind: "error-before-effect", path: "/me/accounts" });
    expect(problemsOf(await schedule(token, post, { seconds: 7200 }))).toEqual([]);
    const { scheduledAt } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    const hourBefore = (scheduledAt?.getTime() ?? 0) - 3_600_000;
    expect((await nextPreflight(post.id))?.getTime()).toBeLessThan(hourBefore);
    await advance(301);
    expect(await checkUpcomingPosts()).toBe(1);
    expect((await nextPreflight(post.id))?.getTime()).toBe(hourBefore);
  });
});

describe("the preflight check an hour before", () => {
  it("checks a page once for all its posts, and notifies its owner once", async () => {
    const { token, write } = await connectedOwner();
    for (let n = 0; n < 12; n++) await schedule(token, await write(`Post ${n}`), { seconds: 7200 });
    await setTasks(["ANALYZE"]);
    await advance(3500);
    expect(await checkUpcomingPosts()).toBe(0);
    await advance(200);
    const before = await countPageRequests();
    const [one, two] = await Promise.all([checkUpcomingPosts(), checkUpcomingPosts()]);
    expect(one + two).toBe(12);
    expect((await countPageRequests()) - before).toBeLessThanOrEqual(2);
    expect(await noticesOf(token)).toMatchObject([{ kind: "PREFLIGHT", code: "PAGE_NOT_POSTABLE" }]);
    expect(await checkUpcomingPosts()).toBe(0);
  });

  it("checks all that are due in one run, however many", async () => {
    const { token, write } = await connectedOwner();
    const { id } = await write("One of many");
    await schedule(token, { id, content: "One of many" }, { seconds: 7200 });
    await scheduleCopies(id, 250);
    await advance(3700);
    expect(await checkUpcomingPosts()).toBe(251);
    expect(await checkUpcomingPosts()).toBe(0);
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
    expect(await checkUpcomingPosts()).toBe(1);
    expect(await noticesOf(token)).toEqual([]);
    expect(await nextPreflight(post.id)).toBeNull();
  });
});
