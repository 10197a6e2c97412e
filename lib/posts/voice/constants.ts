import type { Limit } from "@/lib/http/rate-limit";

/** The posts of the page that are shown to choose from. */
export const MOST_POSTS = 25;
/** The sent posts whose changes are counted. */
export const MOST_EDITS = 50;
/** The longest line that is taken for a signature. */
export const SIGNATURE_LIMIT = 200;

/** How often an owner may have the page read for how it sounds. */
export const EVIDENCE_LIMIT: Limit = { name: "voice-evidence", points: 20, seconds: 3600 };
