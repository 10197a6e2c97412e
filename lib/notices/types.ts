/** What a notice is about. */
export type NoticeKind =
  "POST_FAILED" | "RECONNECT" | "IN_DOUBT" | "HELD" | "PREFLIGHT" | "PAYMENT_FAILED" | "PLAN_ENDED";

/** Something that an owner has to know, until it is settled or dismissed. */
export type Notice = {
  id: number;
  kind: NoticeKind;
  postId?: number;
  deliveryId?: number;
  /** A code of lib/errors.ts: why. */
  code: string;
  /** The vendor's page to check. */
  link?: string;
  /** Until when everything keeps working after a failed payment; ISO 8601 in UTC. */
  until?: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** Whether a browser receives push notices. */
export type PushState = { on: boolean };

/** What the service worker (public/sw.js) receives and shows. */
export type PushPayload = {
  title: string;
  body: string;
  /** Where a click on it leads. */
  path: string;
  /** A notification with the same tag is replaced. */
  tag: string;
  lang: string;
};
