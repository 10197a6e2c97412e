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

/** How many times as many people as usual have seen a post that did well. */
export const TIMES_USUAL = 1.5;

/** So many posts that did well are shown, and told of to the model that plans: the newest. */
export const MAX_GOOD = 5;

/** A post that did well may be proposed once more from so many days on, and for a little over a year. */
export const AGAIN_DAYS = 60;
export const AGAIN_UNTIL_DAYS = 400;

/**
 * Days from one proposal to the next, for which it stands: under a week, because the weekly letter may come a little
 * earlier than the last, and an hour where the clocks change. And from one of a post to the next of that post.
 */
export const PROPOSAL_DAYS = 6.5;
export const YEAR_DAYS = 365;
