import type { Post } from "@/lib/posts/types";
import type { Another } from "./another-version";

/** A post whose words can be changed, as the workspace holds it. */
export type RewritablePost = {
  /** The text as it is edited here. */
  content: string;
  /** The post as the server has it. */
  saved: Post;
  /** Saves what was typed; resolves to whether the text is on the server. */
  onSave: () => Promise<boolean>;
  /** Saves another text in the place of `over`'s; resolves to whether that worked. What fails is told. */
  onReplace: (content: string, over: Post) => Promise<boolean>;
  /** Credits left, and what changes them. */
  remaining: number;
  onRemaining: (credits: number) => void;
  /** Has another version written; null where that is not possible. */
  anotherVersion: Another | null;
};
