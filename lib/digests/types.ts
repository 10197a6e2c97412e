import type { CHANNELS } from "./constants";
import type { PostOnceMore, Worked } from "@/lib/posts/worked/types";
import type { Unanswered } from "@/lib/posts/outcomes/types";

export type Channel = (typeof CHANNELS)[number];

/** When the digest comes, and how. */
export type DigestChoice = {
  /** 1 (Monday) to 7 (Sunday), by the owner's clock. */
  weekday: number;
  /** Minutes after midnight. */
  minute: number;
  mail: boolean;
  push: boolean;
};

export type DigestSettings = DigestChoice & {
  /** When the next one is due; null where every channel is off. ISO 8601 in UTC. */
  nextAt: string | null;
  /** An IANA name. */
  timeZone: string;
};

/** What a digest proposes to make a post of; nobody has asked a model for it. */
export type Proposal =
  /** A post of long ago that did well, to be written once more. */
  | ({ kind: "again" } & PostOnceMore)
  /** A draft that follows a post which comes again. */
  | { kind: "repeat"; id: number; excerpt: string }
  /** A public holiday; `date` is yyyy-MM-dd. */
  | { kind: "holiday"; date: string; name: string }
  /**
   * A photo that no post has had: what is visible in it where that is known, when it came, and the free time that it
   * could be for, ISO 8601.
   */
  | { kind: "photo"; mediaId: string; altText: string | null; addedAt: Date; at: string | null };

/** A post that a digest shows: its first words and its first photo. */
export type DigestPost = { id: number; excerpt: string; mediaId: string | null };

/** What a digest says. `week` is a Monday, yyyy-MM-dd. */
export type DigestContent =
  | { kind: "page"; week: string; reconnect: boolean }
  | {
      kind: "week";
      week: string;
      /** Of the last seven days: posts that went out, and that did not and wait for their owner. */
      published: number;
      failed: number;
      hasSlots: boolean;
      /** The posting times of the week that no post has, ISO 8601. */
      free: string[];
      /** The first posts that go out in the week; `at` is ISO 8601. */
      coming: (DigestPost & { at: string })[];
      /** Drafts that nobody has read, and the newest of them. */
      unread: number;
      drafts: DigestPost[];
      proposals: Proposal[];
      /** The differences between her posts that chance does not explain, and what was compared; null where there are none. */
      worked: Pick<Worked, "measure" | "findings"> | null;
      /** A post that went out: did people come for it? */
      asked: Unanswered | null;
    };

/** Whose digest it is: what its wording and its links need. */
export type DigestReader = {
  userId: string;
  email: string;
  locale: string | null;
  timeZone: string;
  now: Date;
};

/** A digest's link: the page it opens and whose it is. */
export type DigestLink = { userId: string; path: string; open: boolean };

/** A channel that a secret has switched off, and whose it was. */
export type SwitchedOff = {
  userId: string;
  channel: Channel;
  wasOn: boolean;
  email: string;
  locale: string | null;
};
