import { expect } from "vitest";
import { POST } from "../../../app/api/notices/push/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { openNotice } from "../../../lib/notices/mutations";
import { sandbox } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";

export type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
export type Message = { text: string; topic: string; urgency: string; ttl: number; subject: string };

/** A browser that the sandbox simulates. */
export const makeBrowser = (applicationServerKey = env().VAPID_PUBLIC_KEY) =>
  sandbox<Browser>("POST", "/push/subscriptions", { applicationServerKey });

/** Registers this browser for push notices. */
export const switchOn = (token: string, { endpoint, keys }: Omit<Browser, "id">) =>
  call(POST, { bearer: token, body: { endpoint, keys } });

/** The messages that a browser has received, newest first. */
export const pushesTo = ({ id }: Browser) => sandbox<Message[]>("GET", `/push/messages?subscription=${id}`);

/** Plants a fault of the push service. */
export const faultOf = (fault: Record<string, unknown>) =>
  sandbox("POST", "/faults", { provider: "push", ...fault });

/** An owner with one registered browser. */
export async function listening() {
  const { user, token } = await makeOwner();
  const browser = await makeBrowser();
  expect(await switchOn(token, browser)).toMatchObject({ status: 200, object: { on: true } });
  return { user, token, browser };
}

/** Opens a notice about a post of its own. */
export async function openNoticeFor(userId: string, parts: Partial<Parameters<typeof openNotice>[1]> = {}) {
  const post = await makePost(userId, { content: "Fresh rolls at half past six.\nAnd more." });
  const subject = `post:${post.id}`;
  const notice = {
    userId,
    kind: "POST_FAILED",
    subject,
    postId: post.id,
    code: "FACEBOOK_REFUSED",
    ...parts,
  };
  await openNotice(db, notice as Parameters<typeof openNotice>[1]);
  return subject;
}
