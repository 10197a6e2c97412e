/**
 * Why a link was not read: its address is not one of the public internet; nobody answered; not in time; it answered
 * with an error, such as a page that is gone or wants a password; it is no page of text; it has no text.
 */
export const LINK_PROBLEMS = ["ADDRESS", "UNREACHABLE", "TIMEOUT", "STATUS", "TYPE", "EMPTY"] as const;

/** Tokens of a page's title and text in a prompt: as estimated for the price, and at most. */
export const SOURCE_TOKENS = { typical: 500, max: 750 } as const;
