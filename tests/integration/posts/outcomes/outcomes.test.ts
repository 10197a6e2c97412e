// Her own word on a post: asked from the evening after on, on the dashboard and by the letter, whose link needs no session.
// Opening it changes nothing, since mail scanners open links; the last answer counts, for seven days.
import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { getDashboard } from "../../../../lib/posts/dashboard/get-dashboard";
import { answerDigestAction, saveOutcomeAction } from "../../../../lib/posts/outcomes/actions";
import { answerToken } from "../../../../lib/posts/outcomes/answer-token";
import { viewAnswering } from "../../../../lib/posts/outcomes/queries";
import { advance } from "../../../clock";
import { actorOf } from "../../../facebook";
import { makeOwner, makePost } from "../../../factories";
import { call, requestOf } from "../../../fixtures";
import { inRequest } from "../../../request-scope";
import { digestOf, linksOf, makeReader, setClock } from "../../digests/digests";

process.env.RATE_LIMITS = "off";
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Monday at eight, by the clock of Budapest. */
const MONDAY = new Date("2026-11-23T07:00:00Z");
const own = {
  origin: new URL(process.env.APP_URL ?? "http://localhost:3000").origin,
  "sec-fetch-site": "same-origin",
};

beforeEach(async () => {
  await db.user.deleteMany();
  await setClock(MONDAY.toISOString());
});

async function publishedBy(userId: string, content = "Rolls at half past six") {
  const post = await makePost(userId, { content, status: "PUBLISHED" });
  return db.post.update({ where: { id: post.id }, data: { publishedAt: MONDAY } });
}

type Answer = "YES" | "A_LITTLE" | "NO";
async function press(act: () => Promise<unknown>, cookie?: string) {
  const request = requestOf({ method: "POST", cookie, headers: cookie ? {} : own });
  return (await inRequest(request, act)).result as { ok: boolean; code?: string };
}
const follow = (token: string, answer: Answer) => press(() => answerDigestAction({ token, answer }));
const kept = async (postId: number) => (await db.postOutcome.findUnique({ where: { postId } }))?.answer;

describe("on the dashboard", () => {
  async function asked() {
    const owner = await makeOwner();
    await db.user.update({ where: { id: owner.user.id }, data: { timeZone: "Europe/Budapest" } });
    const post = await publishedBy(owner.user.id);
    const actor = await actorOf(owner.token);
    const answer = (to: Answer, session = owner.token) =>
      press(() => saveOutcomeAction({ postID: post.id, answer: to }), session);
    return { ...owner, post, answer, question: async () => (await getDashboard(actor)).asked };
  }

  it("she is asked from the evening on, for seven days, until she has answered", async () => {
    const { post, question, answer, token } = await asked();
    await advance(9 * HOUR);
    expect(await question()).toBeNull();
    expect(await answer("YES")).toMatchObject({ code: "ANSWER_LATE" });
    await advance(HOUR + 1);
    expect(await question()).toMatchObject({ id: post.id, excerpt: "Rolls at half past six" });
    expect(await answer("YES")).toMatchObject({ ok: true });
    expect(await question()).toBeNull();
    await advance(6 * DAY);
    expect(await answer("NO")).toMatchObject({ ok: true });
    await advance(DAY);
    expect(await answer("YES")).toMatchObject({ code: "ANSWER_LATE" });
    expect(await kept(post.id)).toBe("NO");
    const { object } = await call(GET, { bearer: token, params: { id: String(post.id) } });
    expect(object).toMatchObject({ outcome: "NO" });
  });

  it("nobody is asked about a post that is gone, and nobody answers for another", async () => {
    const { post, question, answer } = await asked();
    await advance(11 * HOUR);
    expect(await answer("YES", (await makeOwner()).token)).toMatchObject({ code: "POST_NOT_FOUND" });
    const delivery = {
      postId: post.id,
      platform: "FACEBOOK",
      pageId: "1",
      contentHash: "h",
      fence: 1,
    } as const;
    await db.delivery.create({ data: { ...delivery, status: "SUCCESS", goneAt: new Date() } });
    expect(await question()).toBeNull();
    expect(await kept(post.id)).toBeUndefined();
  });
});

describe("by the letter", () => {
  /** The letter of the Sunday after, and the tokens of its answers. */
  async function letter(locale = "en") {
    const { user } = await makeReader({ locale });
    const post = await publishedBy(user.id);
    await digestOf(user.email);
    await advance(6 * DAY + 10 * HOUR + 60);
    const mail = await digestOf(user.email);
    const href = linksOf(mail).Yes ?? "";
    const token = /letter\/came\/([^?]+)\?answer=YES/.exec(href)?.[1] ?? "";
    return { post, mail, token, user };
  }

  it("two presses say it, without a session; scanners that open its links say nothing", async () => {
    const { post, mail, token } = await letter();
    expect(mail?.text).toContain("Did people come for it?");
    expect(Object.keys(linksOf(mail))).toEqual(expect.arrayContaining(["Yes", "A little", "No"]));
    for (let scanner = 0; scanner < 20; scanner++)
      expect(await viewAnswering(token)).toMatchObject({ excerpt: "Rolls at half past six", answer: null });
    expect(await kept(post.id)).toBeUndefined();
    expect(await follow(token, "A_LITTLE")).toMatchObject({ ok: true });
    expect(await follow(token, "YES")).toMatchObject({ ok: true });
    expect(await kept(post.id)).toBe("YES");
    expect(await viewAnswering(token)).toMatchObject({ answer: "YES" });
  });

  it("its link works for seven days, for that post alone, and while the post is there", async () => {
    const { post, token, user } = await letter();
    const other = await publishedBy(user.id, "Another");
    const forged = token.replace(/^\d+/, String(other.id));
    expect(await viewAnswering(forged)).toBeNull();
    expect(await follow(forged, "YES")).toMatchObject({ code: "LINK_USED" });
    expect(await kept(other.id)).toBeUndefined();
    await advance(7 * DAY);
    expect(await viewAnswering(token)).toBeNull();
    expect(await follow(token, "YES")).toMatchObject({ code: "LINK_USED" });
    const fresh = answerToken({ postId: post.id, until: new Date("2036-01-01") });
    await db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
    expect(await follow(fresh, "YES")).toMatchObject({ code: "LINK_USED" });
    expect(await kept(post.id)).toBeUndefined();
  });
});
