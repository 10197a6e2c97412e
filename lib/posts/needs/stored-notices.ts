import "server-only";
import { daysOfText } from "@/lib/posts/days-of-text";
import { openBlanks } from "@/lib/text/explicit/blanks";
import { type NoticedPost, type PostNotice, postNotices } from "./post-notices";
import type { Need } from "./types";

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
