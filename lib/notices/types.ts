/** What a notice is about. */
export type NoticeKind = "POST_FAILED" | "RECONNECT" | "IN_DOUBT" | "HELD" | "REHEARSAL";

/** Something that an owner has to know, as long as it is so and has not been put aside. */
export type Notice = {
  id: number;
  kind: NoticeKind;
  postId?: number;
  deliveryId?: number;
  /** A code of lib/errors.ts: why. */
  code: string;
  /** Where to look, at the vendor's. */
  link?: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** Whether a browser is told of notices. */
export type PushState = { on: boolean };

/** What the service worker (public/sw.js) is handed and shows. */
export type PushPayload = {
  title: string;
  body: string;
  /** Where a click on it leads. */
  path: string;
  /** The same notice replaces itself. */
  tag: string;
  lang: string;
};
