import { TriangleAlert } from "lucide-react";
import type { PostNotice } from "@/lib/posts/needs/post-notices";
import { useNoticeText } from "./use-notice-text";
import { type Noticed, usePostNotices } from "./use-post-notices";

/** What is wrong with a post, a line each: for its card, and for a time that it could have. Its sheet asks what to do. */
export function NoticeLines(noticed: Noticed) {
  const { notices, timeZone } = usePostNotices(noticed);
  return <NoticeTexts notices={notices} timeZone={timeZone} />;
}

/** Notices that are known, a line each. */
export function NoticeTexts({ notices, timeZone }: { notices: readonly PostNotice[]; timeZone: string }) {
  const textOf = useNoticeText(timeZone);
  return notices.map((notice) => (
    // In a row of choices it stands in a button.
    <span
      key={`${notice.kind} ${notice.from}`}
      data-notice={notice.kind}
      className="flex gap-1.5 text-[0.8125rem] leading-[1.125rem]"
    >
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-warn" />
      <span className="min-w-0 break-words">{textOf(notice)}</span>
    </span>
  ));
}
