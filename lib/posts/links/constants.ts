/**
 * Why a link was not read: its address is not one of the public internet; nobody answered; not in time; it answered
 * with an error, such as a page that is gone or wants a password; it is no page of text; it has no text.
 */
export const LINK_PROBLEMS = ["ADDRESS", "UNREACHABLE", "TIMEOUT", "STATUS", "TYPE", "EMPTY"] as const;

/** Tokens of a page's title and text in a prompt: as estimated for the price, and at most. */
export const SOURCE_TOKENS = { typical: 500, max: 750 } as const;

/**
 * What can be found behind a link, and the state that it makes:
 * - its name does not exist; nobody takes connections; no secure connection can be made; the page is gone; its server
 *   fails; it redirects in a circle; it leads into a private network
 * - it leads to somebody else's host
 * - it was not answered in time; it refuses readers that are no browsers; nothing certain was found
 */
export const LINK_FINDINGS = {
  NO_NAME: "DEAD",
  REFUSED: "DEAD",
  INSECURE: "DEAD",
  GONE: "DEAD",
  FAILING: "DEAD",
  CIRCLE: "DEAD",
  PRIVATE: "DEAD",
  MOVED: "MOVED",
  SLOW: "UNREAD",
  DENIED: "UNREAD",
  UNCLEAR: "UNREAD",
} as const;

/** Links of a post that are read; more than people put into one. */
export const CHECKED_LINKS = 10;
