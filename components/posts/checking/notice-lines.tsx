import type { PostNotice } from "@/lib/posts/needs/post-notices";
import { NoticeTexts } from "./notice-texts";
import { type Noticed, usePostNotices } from "./use-post-notices";

const OF_TIME: ReadonlySet<PostNotice["kind"]> = new Set(["DAY", "ENDED"]);

/** What is wrong with a post, a line each: for its card. Its sheet asks what to do. */
export function NoticeLines(noticed: Noticed) {
  const { notices, timeZone } = usePostNotices(noticed);
  return <NoticeTexts notices={notices} timeZone={timeZone} />;
}

/** What of that another time would change: for a time that the post could have. */
export function TimeLines(noticed: Noticed) {
  const { notices, timeZone } = usePostNotices(noticed);
  return <NoticeTexts notices={notices.filter(({ kind }) => OF_TIME.has(kind))} timeZone={timeZone} />;
}
