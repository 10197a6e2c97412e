/** A draft that nobody has read. */
export type UnreadPost = { id: number; revision: number; excerpt: string };

/** What a refusal with POST_NOT_READ carries: the drafts to read first. */
export type UnreadPosts = { posts: UnreadPost[] };
