import type { Limit } from "@/lib/http/rate-limit";

/** Characters of what an owner says of a week. */
export const BRIEF_LIMIT = 1_000;
/** Characters of an idea's line, of the question about its photo, and of the answer. */
export const LINE_LIMIT = 200;
export const QUESTION_LIMIT = 200;
export const ANSWER_LIMIT = 250;
/** Photos and times of one plan. */
export const MAX_PHOTOS = 20;
export const MAX_TIMES = 10;
/** Ideas of one request to write. */
export const MAX_IDEAS = 20;
/** How many previous posts are named to the model, so that it does not repeat them. */
export const RECENT_POSTS = 30;

/** How many lines that were replaced by another are kept. */
export const PASSED_OVER = 20;

export const IDEA_STATES = ["PROPOSED", "WRITING", "WRITTEN", "FAILED", "DROPPED"] as const;

const DAY = 86_400;
/** Planning costs no credits, so it is limited: plans per owner and day, and single replacement ideas. */
export const PLANS_A_DAY = { name: "week-plan", points: 10, seconds: DAY } as const satisfies Limit;
/** Answers without ideas that count for neither. */
export const EMPTY_PLANS_A_DAY = { name: "empty-plan", points: 3, seconds: DAY } as const satisfies Limit;
export const OTHER_IDEAS_A_DAY = { name: "other-idea", points: 50, seconds: DAY } as const satisfies Limit;
