import type { LINK_FINDINGS, LINK_PROBLEMS } from "./constants";

/** Why a link could not be read. */
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** A link of a draft request that could not be read. */
export type UnreadLink = { url: string; problem: LinkProblem };

/** What a web page says of itself, and its readable text; empty where there is none. */
export type WebPage = {
  title: string;
  description: string;
  /** Absolute. */
  imageUrl: string | null;
  text: string;
};

/** A page that was read as a source. */
export type Source = { url: string; title: string; text: string };

/** The card that Facebook shows under a post's first link. */
export type LinkCard = {
  url: string;
  /** As Facebook shows it, without `www.`. */
  host: string;
  title: string;
  description: string;
  /** A path of this app; null where the page has no image. */
  imageUrl: string | null;
};

/** The answer of GET /api/link-preview. */
export type LinkPreview = { card: LinkCard | null };

/** Whether a link is good. UNREAD: nothing certain is known, as many servers refuse everything but browsers. */
export type LinkState = "OK" | (typeof LINK_FINDINGS)[LinkFinding];

export type LinkFinding = keyof typeof LINK_FINDINGS;

/** What was found behind a link: nothing wrong, or a finding. */
export type LinkVerdict = {
  finding: LinkFinding | null;
  /** The host that it leads to, without `www.`; null where it leads nowhere. */
  host: string | null;
};

/** A link of a scheduled post, and what was found when it was last read. */
export type CheckedLink = LinkVerdict & {
  url: string;
  state: LinkState;
  /** ISO 8601 in UTC. */
  checkedAt: string;
  /** Its owner has decided to leave it as it is. */
  left: boolean;
};

/** The answer of GET /api/post/{id}/links: those of the post's text that were read, in its order. */
export type CheckedLinks = {
  links: CheckedLink[];
  /** How many of them are still to be read. */
  unread: number;
};
