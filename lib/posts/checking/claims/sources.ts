import type { Fact } from "@/lib/brand/facts/types";
import type { Business } from "@/lib/brand/types";
import type { VersionSource } from "@/lib/posts/versions/types";
import type { SaidSource } from "@/lib/posts/checking/types";

/** How many versions of a post are compared. */
export const MOST_VERSIONS = 20;

/** A version of a post's text; lists have the newest first. */
export type KeptText = { source: VersionSource; content: string };

/** Everything a post's claims are compared with. */
export type Sources = {
  content: string;
  revision: number;
  /** The stored claims belong to this text, and no fact has changed since. */
  current: boolean;
  writtenAt: Date;
  /** When the post was begun, or the earliest one that it copies or repeats. */
  begunAt: Date;
  now: Date;
  timeZone: string | null;
  /** The owner lets the model read her own words. */
  modelReads: boolean;
  versions: KeptText[] | null;
  sources: { source: SaidSource; text: string; createdAt: string }[] | null;
  /** The texts of the published posts that this one copies or repeats. */
  published: string[] | null;
  photos: string[] | null;
  plan: string[] | null;
  /** The days its idea is about, yyyy-MM-dd. */
  planDays: string[] | null;
  pages: string[] | null;
  /** The business profile, and the signature of its posts. */
  business: (Business & { signature?: string }) | null;
  facts: Pick<Fact, "id" | "kind" | "text" | "from" | "until">[] | null;
  /** A hash of the current facts. */
  factsState: string;
  /** The removed facts that claims of this post came from, by the claim's value. */
  gone: Record<string, string> | null;
  /** The values of claims the owner confirmed, here or in a post that this one copies or repeats. */
  rights: string[] | null;
};
