import "server-only";
import { daysOfText } from "@/lib/posts/days-of-text";
import { editStageOf } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { openBlanks } from "@/lib/text/explicit/blanks";
import { type NoticedPost, type PostNotice, postNotices } from "./post-notices";
import type { Need } from "./types";

/** What is wrong with drafts and scheduled posts, by their ids. */
export type NoticesOfPosts = ReadonlyMap<number, PostNotice[]>;

/** The business's zone, and what its account lacks. */
type Business = { timeZone: string; needs: readonly Need[] };

/** What is wrong with a post as it is stored, for what is composed on the server: as its sheet says it. */
export function storedNotices(post: NoticedPost, { timeZone, needs }: Business): PostNotice[] {
  const { content, scheduledTime: at, found } = post;
  const writtenAt = new Date(post.writtenAt);
  const days = daysOfText(content, { writtenAt, sendsAt: at ? new Date(at) : null, timeZone }, found?.read);
  const noticed = { ...post, writtenAt: writtenAt.toISOString() };
  const blanks = openBlanks(content, post.rightBlanks);
  return postNotices(noticed, { content, at, timeZone, blanks, days, claims: found?.unsaid ?? [], needs });
}

/** What is wrong with those of these posts that are still to go out. */
export function noticesOfPosts(posts: readonly Post[], business: Business): NoticesOfPosts {
  const ahead = posts.filter((post) => ["draft", "scheduled"].includes(editStageOf(post)));
  return new Map(ahead.map((post) => [post.id, storedNotices(post, business)]));
}
