/** What a notice is about. */
export type NoticeKind =
  | "POST_FAILED"
  | "RECONNECT"
  | "IN_DOUBT"
  | "HELD"
  | "PREFLIGHT"
  | "PAYMENT_FAILED"
  | "PLAN_ENDED"
  | "LINKS"
  | "FOUND"
  | "GONE";

/** What is wrong with a link of a post: lib/posts/links/constants.ts says what each means. */
export type LinkTrouble =
  "NO_NAME" | "REFUSED" | "INSECURE" | "GONE" | "FAILING" | "CIRCLE" | "PRIVATE" | "MOVED";

/** A link that a notice is about. */
export type NoticeLink = {
  /** As it stands in the post. */
  url: string;
  finding: LinkTrouble;
  /** The host that it leads to. */
  host: string | null;
};

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
  /** Of LINKS: the links in question. */
  links?: NoticeLink[];
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
  /** A button that switches this kind of push off, by a POST to `path`, which leads to a page that says so. */
  off?: { label: string; path: string };
};
