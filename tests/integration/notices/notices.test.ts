import { beforeEach, describe, expect, it } from "vitest";
import { POST as dismissRoute } from "../../../app/api/notices/[id]/dismiss/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { closeNotices, openNotice } from "../../../lib/notices/mutations";
import { sandbox } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";
import { mailsTo } from "../../mailbox";
import { advance } from "../../clock";
import { startAfresh } from "../posts/publishing/publishing";
import { noticesOf } from "../posts/publishing/scheduling";
import { countWaiting, mailNotices } from "../../outbox";

beforeEach(startAfresh);

async function withNotice(parts: Partial<Parameters<typeof openNotice>[1]> = {}) {
  const { user, token } = await makeOwner();
  const post = await makePost(user.id, { content: "Fresh rolls at half past six.\nAnd more." });
  const notice = {
    userId: user.id,
    kind: "POST_FAILED",
    subject: `post:${post.id}`,
    postId: post.id,
    code: "FACEBOOK_REFUSED",
    ...parts,
  } as const;
  await openNotice(db, notice);
  return { user, token, post, notice };
}

const dismiss = (token: string, id: number | string) =>
  call(dismissRoute, { method: "POST", bearer: token, params: { id: String(id) } });

describe("a notice", () => {
  it("is created once, however often and concurrently it is opened", async () => {
    const { token, notice } = await withNotice();
    await Promise.all(Array.from({ length: 20 }, () => openNotice(db, { ...notice, code: "FACEBOOK_LINK" })));
    expect(await noticesOf(token)).toMatchObject([{ kind: "POST_FAILED", code: "FACEBOOK_LINK" }]);
    await Promise.all([mailNotices(), mailNotices(), mailNotices()]);
  });

  it("belongs to its owner, who may dismiss it", async () => {
    const { token, notice } = await withNotice();
    const [{ id } = { id: 0 }] = await noticesOf(token);
    const stranger = await makeOwner();
    expect(await noticesOf(stranger.token)).toEqual([]);
    expect(await dismiss(stranger.token, id)).toMatchObject({ status: 404, message: "NOTICE_NOT_FOUND" });
    expect(await dismiss(token, "x")).toMatchObject({ status: 400 });
    expect(await dismiss(token, id)).toMatchObject({ status: 200 });
    expect(await dismiss(token, id)).toMatchObject({ status: 200 });
    expect(await noticesOf(token)).toEqual([]);
    await openNotice(db, notice);
    expect(await noticesOf(token)).toHaveLength(1);
  });

  it("is closed by what it is about, and by nothing else", async () => {
    const { token, user, notice } = await withNotice();
    await closeNotices(db, { userId: user.id }, ["post:999", "connection:FACEBOOK"]);
    await closeNotices(db, { userId: user.id }, [notice.subject], ["HELD"]);
    expect(await noticesOf(token)).toHaveLength(1);
    await closeNotices(db, { userId: user.id }, [notice.subject]);
    expect(await noticesOf(token)).toEqual([]);
  });
});

describe("the mail of a notice", () => {
  it("says what happened to which post and why, once, whoever sends it", async () => {
    const { user, notice } = await withNotice();
    await Promise.all([mailNotices(), mailNotices(), mailNotices()]);
    await openNotice(db, notice);
    await mailNotices();
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: "A post did not go out" });
    expect(mails[0]?.text).toContain("“Fresh rolls at half past six.”");
    expect(mails[0]?.text).toContain("Facebook did not accept the post.");
    expect(mails[0]?.links).toContain(`${env().APP_URL}/your-posts`);
  });

  it.each([
    ["RECONNECT", "Connect your Facebook page again", "/dashboard"],
    ["IN_DOUBT", "Is this post on your page?", "/dashboard"],
    ["HELD", "A post is waiting for your decision", "/dashboard"],
    ["PREFLIGHT", "A scheduled post would not go out", "/dashboard"],
  ] as const)("of %s has its words and its button", async (kind, subject, path) => {
    const link = kind === "IN_DOUBT" ? "https://www.facebook.com/615500000000001" : undefined;
    const { user } = await withNotice({ kind, link, code: "POST_LATE" });
    await mailNotices();
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.links).toContain(`${env().APP_URL}${path}`);
    if (link) expect(mail?.text).toContain(link);
  });

  it("is not sent for what has been closed, nor for what the owner has just decided", async () => {
    const { user, notice } = await withNotice();
    await closeNotices(db, { userId: user.id }, [notice.subject]);
    const decided = await withNotice({ silent: true });
    await mailNotices();
    expect(await countWaiting("notice-mail")).toBe(0);
    for (const { email } of [user, decided.user]) expect(await mailsTo(email, 0)).toEqual([]);
  });

  it("is sent later when the mail server is down, and given up on when it refuses permanently", async () => {
    const { user } = await withNotice();
    await sandbox("POST", "/faults", { provider: "mailbox", kind: "rate-limit" });
    await mailNotices();
    expect(await countWaiting("notice-mail")).toBe(1);
    expect(await mailNotices()).toBe(0);
    await advance(61);
    await mailNotices();
    expect(await mailsTo(user.email)).toHaveLength(1);
    await withNotice();
    await sandbox("POST", "/faults", { provider: "mailbox", kind: "refuse" });
    await mailNotices();
    expect(await db.outboxMessage.findMany()).toMatchObject([
      {
        kind: "notice-mail",
        attempts: 1,
        givenUpAt: expect.any(Date),
        lastError: expect.stringMatching("mail:"),
      },
    ]);
  });

  it("is sent by another process when its sender died", async () => {
    const { user } = await withNotice();
    await db.$executeRaw`UPDATE "OutboxMessage" SET "attempts" = 1, "dueAt" = app_now() + interval '5 minutes'`;
    expect(await mailNotices()).toBe(0);
    await advance(301);
    expect(await mailNotices()).toBe(1);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });
});
