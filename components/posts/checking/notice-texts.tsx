import type { PostNotice } from "@/lib/posts/needs/post-notices";
import { NoticeLine } from "./notice-line";
import { useNoticeText } from "./use-notice-text";

/** Notices that are known, a line each. */
export function NoticeTexts({ notices, timeZone }: { notices: readonly PostNotice[]; timeZone: string }) {
  const textOf = useNoticeText(timeZone);
  return notices.map((notice) => (
    <NoticeLine key={`${notice.kind} ${notice.from}`} kind={notice.kind}>
      {textOf(notice)}
    </NoticeLine>
  ));
}
