/** Where a post stands. It is PUBLISHED when one delivery succeeded, or when it was marked published without a platform. */
export type PostStatus = "GENERATED" | "SCHEDULED" | "PUBLISHED";
/** A social network that we can post to. */
export type Platform = "FACEBOOK";
/** Where one delivery of a post stands; SENDING and UNKNOWN may have reached the page. */
export type DeliveryStatus = "PENDING" | "SENDING" | "SUCCESS" | "FAILED" | "UNKNOWN" | "CANCELLED";

/** A post's way to one platform. */
export type PostPlatform = {
  id: number;
  platform: Platform;
  status: DeliveryStatus;
  /** A code of lib/errors.ts, for words of our own. */
  errorCode: string | null;
  /** The vendor's own words. */
  errorMessage: string | null;
  permalink: string | null;
  /** Its time has passed and it waits for its owner's word: POST /api/post/{id}/release. */
  held: boolean;
};

/** A post as the API tells it. Times are ISO 8601 in UTC; `cost` is in credits. */
export type Post = {
  id: number;
  content: string;
  /** A path of our own, which serves the picture to its owner. */
  imageUrl: string | null;
  status: PostStatus;
  createdAt: string;
  scheduledTime: string | null;
  publishedAt: string | null;
  cost: number;
  postPlatforms: PostPlatform[];
};

/** One page of posts. */
export type PostList = { postList: Post[]; numberOfPages: number; numberOfRecords: number };

/** The figures of Posts Overview. `publishRate` is a fraction of 1; `latestPostDate` is ISO 8601 in UTC. */
export type PostStats = {
  postCount: number;
  postsPublished: number;
  publishRate: number;
  latestPostDate: string | null;
};

/** What the generator made: the part of a post that the workspace takes over. */
export type GeneratedPost = { id: number; content: string; imageUrl: string | null };

/** What a refusal for too few credits tells, in credits: what is left, and what would have been held. */
export type CreditsShort = { remainingCreditAmount: number; neededCreditAmount: number };

/** The answer to a draft request. Amounts are in credits. */
export type DraftResult = {
  generatedPost: GeneratedPost;
  remainingCreditAmount: number;
  cost: number;
  /** Set when the text was written and the picture failed: the code of lib/errors.ts. Only the text was charged. */
  imageError?: string;
};

/** Events of POST /api/post/draft when it streams, besides `done` (the envelope) and `error` (the same, with `status`). */
export type DraftEvents = {
  text: { delta: string };
  image: { state: "started" | "ready" | "failed" };
};
