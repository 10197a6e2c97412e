import type { Limit } from "@/lib/http/rate-limit";

/** Twenty messages an hour per owner. */
export const FEEDBACK_LIMIT: Limit = { name: "feedback", points: 20, seconds: 3600 };

/** Maximum characters of a message, not counting spaces at its ends. */
export const MESSAGE_MIN_LENGTH = 10;

/** How many of an owner's earlier messages are shown. */
export const EARLIER_MESSAGES = 20;
