"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { Button } from "@/components/ui/button";
import { findMatchingSlot } from "@/lib/posts/scheduling/find-matching-slot";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import type { PostNotice } from "@/lib/posts/needs/post-notices";
import { keptDates } from "@/lib/posts/right-days";
import { sealKey } from "@/lib/posts/seal/query-options";
import { rightTime } from "@/lib/text/days/contradictions";
import { NoticeItem } from "./notice-item";
import { NoticeMarks } from "./notice-marks";
import { selectInField } from "./select-in-field";
import { type Noticed, usePostNotices } from "./use-post-notices";

/** Notices that are shown before the owner asks for the others. */
const FIRST = 4;

type PostNoticesProps = Noticed & {
  /** What contains the text: a field, or an element with it (`data-post-text`). */
  area: RefObject<HTMLElement | null>;
  /** Opens the field, where there is none. */
  onEdit?: () => void;
  /** Gives the post a time at which its words are right. */
  onTime?: (at: string) => void;
  /** Free posting times, of which the one that fits is offered. */
  free?: readonly SlotTime[];
};

/**
 * What is wrong with a post, its words underlined, each notice with what can be done: change them, say that they are
 * right, or keep them. Load it lazily.
 */
export function PostNotices({ area, onEdit, onTime, free, ...noticed }: PostNoticesProps) {
  const t = useTranslations("Posts.notices");
  const client = useQueryClient();
  const now = useNow();
  const { post, at } = noticed;
  const { notices, days, timeZone, earliest, isSaved, setAnswered, claimsKey } = usePostNotices({
    withClaims: true,
    ...noticed,
  });
  const [all, setAll] = useState(false);
  if (notices.length === 0) return null;
  const shown = all ? notices : notices.slice(0, FIRST);
  const change = ({ from, to }: PostNotice) => {
    if (!area.current?.querySelector("textarea")) onEdit?.();
    selectInField(area, { start: from, end: to });
  };
  // Nothing is offered before the plan that it belongs to.
  const ahead = free?.filter((one) => one.at >= earliest);
  const slot = ahead && findMatchingSlot(days, ahead, timeZone, keptDates(post, days))?.at;
  const right =
    at === null ? null : ((slot === at ? null : slot) ?? rightTime(days, { sendsAt: at, timeZone, now }));
  return (
    <>
      <NoticeMarks
        area={area}
        notices={notices.filter((notice) => notice.text && !(notice.kind === "CLAIM" && notice.isRight))}
      />
      <section data-to-check aria-label={t("label")} className="rounded-md border bg-paper px-3 text-sm">
        <ul className="divide-y">
          {shown.map((notice) => (
            <NoticeItem
              key={`${notice.kind} ${notice.text}`}
              post={post}
              notice={notice}
              saved={isSaved}
              timeZone={timeZone}
              time={
                notice.kind === "DAY" && right && right >= earliest && onTime
                  ? { at: right, choose: onTime }
                  : null
              }
              onChange={() => change(notice)}
              onMarked={(claims) => {
                setAnswered((texts) => [...texts, notice.text]);
                client.setQueryData(claimsKey, claims);
                void client.invalidateQueries({ queryKey: sealKey(post.id) });
              }}
              onClose={() => setAnswered((texts) => texts.filter((text) => text !== notice.text))}
            />
          ))}
        </ul>
        {shown.length < notices.length && (
          <Button size="sm" variant="ghost" className="-ml-2 mb-1" onClick={() => setAll(true)}>
            {t("more", { count: notices.length - shown.length })}
          </Button>
        )}
      </section>
    </>
  );
}
