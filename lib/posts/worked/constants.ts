/** Up to which chance a difference is named: a little under one in twenty over all questions together. */
export const ALPHA = 0.045;

/** Posts that each of two groups has at least before they are compared. */
export const MIN_GROUP = 5;

/** The newest posts that count, and for how many days. */
export const MAX_POSTS = 200;
export const COUNTED_DAYS = 365;

/** From how many words on a post is a long one. */
export const LONG_WORDS = 60;

/** What is asked of the posts, in this order. */
export const QUESTIONS = ["photo", "made", "weekend", "long", "price", "day", "question"] as const;

/** So many are asked at most of the same posts: with more, a difference that is there is found too rarely. */
export const MAX_QUESTIONS = 6;
