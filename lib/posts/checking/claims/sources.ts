import type { Fact } from "@/lib/brand/facts/types";
import type { Business } from "@/lib/brand/types";
import type { VersionSource } from "@/lib/posts/versions/types";
import type { SaidSource } from "@/lib/posts/checking/types";

/** Texts of a post that are looked at. */
export const MOST_VERSIONS = 20;

/** A text that a post has had, the newest first. */
export type KeptText = { source: VersionSource; content: string };

/** What the claims of a post are compared with. */
export type Sources = {
  content: string;
  revision: number;
  /** Its stored claims are of this text, and no fact has changed since. */
  current: boolean;
  writtenAt: Date;
  /** When the first of its texts was, or of those of a post that it is a copy of. */
  begunAt: Date;
  now: Date;
  timeZone: string | null;
  /** Whether the model may read words that its owner wrote. */
  modelReads: boolean;
  versions: KeptText[] | null;
  sources: { source: SaidSource; text: string; createdAt: string }[] | null;
  /** The texts of published posts that this one is a copy of, or follows. */
  published: string[] | null;
  photos: string[] | null;
  plan: string[] | null;
  /** The days that its idea is about, yyyy-MM-dd. */
  planDays: string[] | null;
  pages: string[] | null;
  /** The profile, and the line that posts end with. */
  business: (Business & { signature?: string }) | null;
  facts: Pick<Fact, "id" | "kind" | "text" | "from" | "until">[] | null;
  /** A hash of these facts as they are now. */
  factsState: string;
  /** Claims that only a fact said which has been removed since, by value. */
  gone: Record<string, string> | null;
  /** Claims that the owner called right, in this post or one that it is a copy of. */
  rights: string[] | null;
};
