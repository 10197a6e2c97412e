import { PUT as photos } from "../../../../app/api/post/[id]/media/route";
import { PUT as read } from "../../../../app/api/post/[id]/read/route";
import { POST as release } from "../../../../app/api/post/[id]/release/route";
import { POST as restore } from "../../../../app/api/post/[id]/restore/route";
import { DELETE as remove, PATCH } from "../../../../app/api/post/[id]/route";
import { PATCH as move } from "../../../../app/api/post/[id]/time/route";
import { POST as draft } from "../../../../app/api/post/draft/route";
import { POST as publish } from "../../../../app/api/post/publish/route";
import { DELETE as cancel, POST as schedule } from "../../../../app/api/post/schedule/route";
import { POST as fill } from "../../../../app/api/week/fill/route";
import { POST as unfill } from "../../../../app/api/week/unfill/route";
import { type CallReply, call } from "../../../fixtures";
import { rolls } from "../drafting/drafts";

/** A write to a post, as a view sends it: with the revision that it saw, and what it writes. */
export type Write = {
  token: string;
  id: number;
  kind: keyof typeof WRITES;
  revision?: number;
  view?: string;
  key?: string;
  text?: string;
  at?: string;
  mediaIds?: string[];
  /** Of filling, and of taking its times back. */
  posts?: { postID: number; scheduledAt?: string }[];
};

type Sent = { handler: Parameters<typeof call>[0]; method: string; body: object; params?: true };

/** Every write that carries a text, photos or a time. Of a route that ends a schedule, too. */
const WRITES = {
  patch: ({ text, view }) => ({
    handler: PATCH,
    method: "PATCH",
    params: true,
    body: { content: text, view },
  }),
  photos: ({ mediaIds }) => ({ handler: photos, method: "PUT", params: true, body: { mediaIds } }),
  move: ({ at }) => ({ handler: move, method: "PATCH", params: true, body: { scheduledAt: at } }),
  release: ({ at }) => ({
    ...{ handler: release, method: "POST", params: true },
    body: { action: "reschedule", scheduledAt: at },
  }),
  sendHeld: () => ({ handler: release, method: "POST", params: true, body: { action: "publish" } }),
  cancel: ({ id }) => ({ handler: cancel, method: "DELETE", body: { postID: id } }),
  schedule: ({ id, text, at, view }) => ({
    ...{ handler: schedule, method: "POST" },
    body: { postID: id, postContent: text, platforms: ["FACEBOOK"], scheduledAt: at, view },
  }),
  publish: ({ id, text, view }) => ({
    ...{ handler: publish, method: "POST" },
    body: { postID: id, postContent: text, platforms: [], confirmEarly: true, view },
  }),
  read: () => ({ handler: read, method: "PUT", params: true, body: {} }),
  remove: () => ({ handler: remove, method: "DELETE", params: true, body: {} }),
  restore: () => ({ handler: restore, method: "POST", params: true, body: {} }),
  fill: ({ posts }) => ({ handler: fill, method: "POST", body: { posts } }),
  unfill: ({ posts }) => ({ handler: unfill, method: "POST", body: { posts } }),
  version: ({ id }) => ({ handler: draft, method: "POST", body: { ...rolls, postId: id } }),
} satisfies Record<string, (write: Write) => Sent>;

/** Sends a write through its route. */
export function send(write: Write): Promise<CallReply> {
  const { handler, method, body, params }: Sent = WRITES[write.kind](write);
  return call(handler, {
    method,
    bearer: write.token,
    headers: write.key ? { "idempotency-key": write.key } : undefined,
    params: params && { id: String(write.id) },
    body: { ...body, ...(write.revision === undefined ? {} : { revision: write.revision }) },
  });
}
