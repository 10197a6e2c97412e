import type { PostAnswer } from "@/lib/posts/types";

/** A post that went out and of which its owner has not said whether people came for it. */
export type Unanswered = { id: number; excerpt: string; publishedAt: string };

/** The page of a letter's link: the post, what was said of it, and until when that may be changed. */
export type Answering = { excerpt: string; answer: PostAnswer | null; until: string };
