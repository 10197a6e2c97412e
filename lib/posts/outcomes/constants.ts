import type { Limit } from "@/lib/http/rate-limit";

/** The answers to "Did people come for it?", in their order. */
export const POST_ANSWERS = ["YES", "A_LITTLE", "NO"] as const;

/** The hour of the owner's evening from which on she is asked, and how many hours people had to come by then. */
export const EVENING_HOUR = 18;
export const HOURS_TO_COME = 6;

/** For how many days an answer is taken, and may be changed. */
export const ANSWER_DAYS = 7;

/** The newest posts among which the one to ask about is looked for. */
export const MAX_ASKED = 10;

/** The page of a letter's answer. */
export const answerPath = (token: string, answer: string): string => `/letter/came/${token}?answer=${answer}`;

/** Of a visitor's presses; the links cannot be guessed. */
export const ANSWER_LIMIT: Limit = { name: "letter-answer", points: 60, seconds: 600 };
