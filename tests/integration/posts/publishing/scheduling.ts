import { randomUUID } from "node:crypto";
import { GET as noticesRoute } from "../../../../app/api/notices/route";
import { GET as historyRoute } from "../../../../app/api/post/[id]/history/route";
import { POST as releaseRoute } from "../../../../app/api/post/[id]/release/route";
import { POST as settleRoute } from "../../../../app/api/post/delivery/[id]/settle/route";
import { DELETE as resumeRoute, POST as pauseRoute } from "../../../../app/api/post/pause/route";
import { DELETE, POST } from "../../../../app/api/post/schedule/route";
import { db } from "../../../../lib/db";
import { type JobEvent, setEventTransport } from "../../../../lib/jobs/send-event";
import type { Notice } from "../../../../lib/notices/types";
import type { PostEvent } from "../../../../lib/posts/publishing/types";
import { type CallReply, call } from "../../../fixtures";

type Written = { id: number; content: string };
type Parts = { seconds?: number; ifLateMinutes?: number; key?: string; content?: string; body?: object };

/** The events that are sent to the job runner while a file's tests run. */
export function recordEvents(): JobEvent[] {
  const sent: JobEvent[] = [];
  setEventTransport((event) => Promise.resolve(void sent.push(event)));
  return sent;
}

/** The database's time plus so many seconds, as the screens send it. */
export async function inSeconds(seconds: number): Promise<string> {
  const [row] = await db.$queryRaw<{ at: Date }[]>`
    SELECT app_now() + ${seconds} * interval '1 second' AS "at"`;
  if (!row) throw new Error("no time");
  return row.at.toISOString();
}

/** POST /api/post/schedule, an hour ahead and with a new key by default. */
export async function schedule(token: string, post: Written, parts: Parts = {}): Promise<CallReply> {
  const { seconds = 3600, ifLateMinutes, key = randomUUID(), content = post.content, body } = parts;
  return call(POST, {
    bearer: token,
    headers: { "idempotency-key": key },
    body: {
      postID: post.id,
      postContent: content,
      platforms: ["FACEBOOK"],
      scheduledAt: await inSeconds(seconds),
      ...(ifLateMinutes === undefined ? {} : { ifLateMinutes }),
      ...body,
    },
  });
}

/** So many more posts like a scheduled one, written by hand into the tables. */
export function scheduleCopies(id: number, count: number): Promise<unknown> {
  return db.$executeRaw`
    WITH copies AS (
      INSERT INTO "Post" ("userId", "content", "status", "scheduledAt", "lateAt", "preflightAt", "updatedAt")
      SELECT "userId", "content" || n, "status", "scheduledAt", "lateAt", "preflightAt", now()
      FROM "Post", generate_series(1, ${count}::int) n WHERE "id" = ${id} RETURNING "id", "content"
    )
    INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "dueAt", "updatedAt")
    SELECT c."id", d."platform", d."pageId", c."content", d."dueAt", now()
    FROM copies c, "Delivery" d WHERE d."postId" = ${id}`;
}

/** DELETE /api/post/schedule. */
export function cancel(token: string, postID: number): Promise<CallReply> {
  return call(DELETE, { method: "DELETE", bearer: token, body: { postID } });
}

/** The kinds of the events in the post's history. */
export async function kindsOf(token: string, id: number): Promise<string[]> {
  return (await eventsOf(token, id)).map(({ kind }) => kind);
}

/** GET /api/post/{id}/history. */
export async function eventsOf(token: string, id: number): Promise<PostEvent[]> {
  const reply = await call(historyRoute, { bearer: token, params: { id: String(id) } });
  return (reply.object as { events: PostEvent[] }).events;
}

/** POST /api/post/{id}/release. */
export function release(token: string, id: number, body: object): Promise<CallReply> {
  return call(releaseRoute, { bearer: token, params: { id: String(id) }, body });
}

/** POST /api/post/delivery/{id}/settle. */
export function settle(token: string, id: number, found: boolean): Promise<CallReply> {
  return call(settleRoute, { bearer: token, params: { id: String(id) }, body: { found } });
}

/** POST /api/post/pause. */
export function pause(token: string): Promise<CallReply> {
  return call(pauseRoute, { method: "POST", bearer: token });
}

/** DELETE /api/post/pause. */
export function resume(token: string, overdue: "publish" | "hold"): Promise<CallReply> {
  return call(resumeRoute, { method: "DELETE", bearer: token, body: { overdue } });
}

/** GET /api/notices. */
export async function noticesOf(token: string): Promise<Notice[]> {
  const reply = await call(noticesRoute, { bearer: token });
  return (reply.object as { notices: Notice[] }).notices;
}
