import type { LINK_PROBLEMS } from "./constants";

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
  /** A path of this app; null where the page has no picture. */
  imageUrl: string | null;
};

/** The answer of GET /api/link-preview. */
export type LinkPreview = { card: LinkCard | null };
