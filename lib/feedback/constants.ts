import type { Limit } from "@/lib/rate-limit";

/** Twenty messages an hour from one owner. */
export const FEEDBACK_LIMIT: Limit = { name: "feedback", points: 20, seconds: 3600 };

/** Characters of a message, without the spaces round it. */
export const MESSAGE_MIN_LENGTH = 10;
