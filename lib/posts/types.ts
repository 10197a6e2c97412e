import type { ShownPhoto } from "@/lib/media/types";
import type { NoticeLink } from "@/lib/notices/types";
import type { ReadDays } from "@/lib/text/days/with-read";
import type { Blank } from "@/lib/text/explicit/blanks";
import type { HELD_FOR, PostRepeat } from "./constants";

/** A post's status. PUBLISHED: one delivery succeeded, or it was marked as published without a platform. */
export type PostStatus = "GENERATED" | "SCHEDULED" | "PUBLISHED";
/** A social network that we can post to. */
export type Platform = "FACEBOOK";
/** A delivery's status; with SENDING and UNKNOWN the post may have reached the page. */
export type DeliveryStatus = "PENDING" | "SENDING" | "SUCCESS" | "FAILED" | "UNKNOWN" | "CANCELLED";

/** Why a post waits for its owner's decision, as a code of lib/errors.ts. */
export type HeldFor = (typeof HELD_FOR)[number];

/** A post's delivery to one platform. */
export type PostPlatform = {
  id: number;
  platform: Platform;
  status: DeliveryStatus;
  /** A code of lib/errors.ts, which selects our own message. */
  errorCode: string | null;
  /** The vendor's own words. */
  errorMessage: string | null;
  permalink: string | null;
  /** It waits for its owner's decision: POST /api/post/{id}/release. */
  held: boolean;
  /** Why; null where it is not held. */
  heldFor: HeldFor | null;
  /** The page's name; null when that page is no longer the connected one. */
  pageName: string | null;
};

/** A post as the API returns it. Times are ISO 8601 in UTC; `cost` is in credits. */
export type Post = {
  id: number;
  content: string;
  /** A path of this app, which serves the photo to its owner only. */
  imageUrl: string | null;
  /** All its photos, in its owner's order; `imageUrl` is the first. */
  media: ShownPhoto[];
  status: PostStatus;
  createdAt: string;
  scheduledTime: string | null;
  publishedAt: string | null;
  cost: number;
  /** The post it was copied from, if any, which may have been deleted. */
  copyOf: number | null;
  /** "Again next week": the draft that follows once it is published, or null for none. */
  repeat: PostRepeat | null;
  /** The published post that this draft followed, if any, which may have been deleted. */
  repeatOf: number | null;
  /** It is scheduled but its owner has paused publishing, so it does not go out at its time. */
  paused: boolean;
  /** Changes whenever text, photo, time or status do, and where its owner holds it: a change sent with an older one is refused (POST_CHANGED). */
  revision: number;
  /** Its owner has read this text and these photos: her own words, or what she confirmed. Else it gets no time. */
  read: boolean;
  /** When these words were written, for the days that they speak of (lib/text/days). ISO 8601 in UTC. */
  writtenAt: string;
  /** The campaign that it was written for, if any. */
  campaign: { id: string; name: string } | null;
  /** The blanks in its text ("[sizes]") with which its owner lets it go out: any other keeps it from that (POST_BLANK). */
  rightBlanks: string[];
  /** The days of its text that its owner keeps as they are, each for one day on which it goes out (lib/posts/right-days.ts). */
  rightDays: string[];
  /** What it says that is no longer true when it goes out, because the fact that says it ends before; null for nothing. */
  ended: EndedClaim | null;
  /** How often people answered it on its page, as last read; null before that. */
  counts: PostCounts | null;
  /** Its owner's word on whether people came for it; null before she has said it. */
  outcome: PostAnswer | null;
  /** What was found in its text; null once it has gone out. */
  found: FoundInPost | null;
  postPlatforms: PostPlatform[];
};

/** Whether people came for what a post was about. */
export type PostAnswer = "YES" | "A_LITTLE" | "NO";

/** How often people answered a post, and how many saw it. What Facebook does not tell is left out. */
export type PostCounts = {
  reactions?: number;
  comments?: number;
  shares?: number;
  people?: number;
  /** How many people usually see a post of its page. */
  usual?: number;
};

/** What was found in a post that has not gone out. Places are in UTF-16 code units; `to` is behind them. */
export type FoundInPost = {
  /** What a model has read of its days; null where none has. */
  read: ReadDays | null;
  /** What nobody has said. */
  unsaid: UnsaidClaim[];
  /** Links that lead nowhere, or elsewhere, and that its owner does not leave so. */
  links: NoticeLink[];
};

/** A place of a text that says what nobody has said; `value` in our normal form, after its kind: "DATE 12-5". */
export type UnsaidClaim = { from: number; to: number; text: string; kind: string; value: string };

/** The first words of a scheduled post that are over by its time, in UTF-16 code units; `to` is behind them. */
export type EndedClaim = {
  from: number;
  to: number;
  text: string;
  /** The first moment at which they are no longer true, ISO 8601; null: the fact was removed. */
  until: string | null;
  /** The fact. */
  factId: string;
};

/** What a refusal with POST_BLANK carries: the posts and their blanks, in the order of the text. */
export type BlankPosts = { posts: { id: number; revision: number; excerpt: string; blanks: Blank[] }[] };

/** What a refusal with POST_CHANGED carries: the post as it stands now, so that both texts can be shown. */
export type ChangedPost = { post: Post };

/** One page of posts. */
export type PostList = { postList: Post[]; numberOfPages: number; numberOfRecords: number };

/** The figures of Posts Overview. `publishRate` is a fraction of 1; `latestPostDate` is ISO 8601 in UTC. */
export type PostStats = {
  postCount: number;
  postsPublished: number;
  publishRate: number;
  latestPostDate: string | null;
};
