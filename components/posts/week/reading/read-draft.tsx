"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { useGoTo } from "@/components/layout/shell/navigation";
import { useLeaveQuestion } from "@/components/posts/drafting/use-leave-question";
import { ToCheckBelow } from "@/components/posts/to-check-below";
import { CampaignName } from "@/components/posts/week/campaign-name";
import { usePost, postScope } from "@/components/posts/use-post";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import { WEEK_KEY } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { isBlank } from "@/lib/text";
import { cn } from "@/lib/utils";
import { ReadingDay } from "./reading-day";
import { ReadingPost } from "./reading-post";
import { ReadingTime } from "./reading-time";
import { ReadingActions } from "./reading-actions";
import { whyNoTime } from "./times-of-drafts";
import type { Reading } from "./use-reading";
import { useReadingKeys } from "./use-reading-keys";
import { useSwipe } from "./use-swipe";

const SimilarPosts = dynamic(
  () => import("@/components/posts/similar/similar-posts").then((module) => module.SimilarPosts),
  { loading: () => null },
);

const ClaimQuestions = dynamic(
  () => import("@/components/posts/checking/claim-questions").then((module) => module.ClaimQuestions),
  { loading: () => null },
);

const UnsavedQuestion = dynamic(
  () => import("@/components/posts/unsaved-question").then((module) => module.UnsavedQuestion),
  { loading: () => null },
);

const LeaveQuestion = dynamic(
  () => import("@/components/posts/drafting/leave-question").then((module) => module.LeaveQuestion),
  { loading: () => null },
);

/** Letters of a text that is set large, where it has no picture. */
const LARGE = 280;

type ReadDraftProps = {
  listed: WeekPost;
  page: { name: string; picture?: string | null };
  week: Week;
  reading: Reading;
  /** The week. */
  back: Route;
};

/** One draft to be read, with its time and four actions. The arrow keys and a swipe go forwards and back. */
export function ReadDraft({ listed, page, week, reading, back }: ReadDraftProps) {
  const t = useTranslations("Reading");
  const goTo = useGoTo();
  const keepButton = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const post = usePost(listed.id, { listed });
  const at = reading.timeOf(listed);
  const { index, drafts } = reading;
  const all = reading.lastOf(listed);
  const isShort = !listed.imageUrl && listed.content.length < LARGE;

  useEffect(() => {
    window.scrollTo(0, 0);
    keepButton.current?.focus({ preventScroll: true });
  }, []);

  const marking = useWrite<number, Post>({
    scope: postScope(listed.id),
    failed: { title: t("keepFailed") },
    send: (revision) => api<Post>(`/api/post/${listed.id}/read`, { method: "PUT", body: { revision } }),
    onSuccess: post.put,
    onFailure: (error) => {
      if (error.status === 409) post.refresh();
    },
  });
  const save = async () => {
    const saved = await post.save();
    if (!saved) return null;
    reading.stay(listed);
    // Its days may be others now, and with them the times that all drafts get.
    void client.invalidateQueries({ queryKey: WEEK_KEY });
    return saved;
  };
  /** Own words are read as they are saved; the model's once their owner says so. */
  const keep = async () => {
    const saved = post.unsaved ? await save() : post.saved;
    const read = saved && !saved.read ? await marking.run(saved.revision) : saved;
    if (!read) return;
    if (all === null) reading.decide(listed, "kept");
    else void reading.keepAndSchedule(listed, read);
  };
  const stopEditing = () => {
    setEditing(false);
    keepButton.current?.focus();
  };
  /** Whether nothing that was typed is left behind. An empty text is not saved: it stays in the browser. */
  const isSaved = async () => !post.unsaved || isBlank(post.content) || (await save()) !== null;
  const finishEditing = async () => {
    if (!post.unsaved || (await save())) stopEditing();
  };
  const drop = async () => {
    if (await isSaved()) reading.decide(listed, "dropped");
  };
  const step = async (by: 1 | -1) => {
    if (await isSaved()) reading.goTo(index + by);
  };
  const setTime = (chosen: string) => {
    reading.setTime(listed, chosen);
    // It stands above the post.
    window.scrollTo(0, 0);
  };
  const swipe = useSwipe((by) => void step(by));
  const leaving = useLeaveQuestion(post.unsaved, isSaved);
  const open = editing || choosing || post.unsaved;
  useReadingKeys({
    open,
    onStep: (by) => void step(by),
    onClose: () => {
      if (post.unsaved) setAsking(true);
      else if (editing) stopEditing();
      else if (choosing) setChoosing(false);
      else goTo(back);
    },
  });

  return (
    <>
      <div
        {...(editing || choosing ? {} : swipe)}
        data-guarded={open || undefined}
        // A finger that is drawn sideways is ours, or the browser takes it for a scroll.
        className={cn(
          "mx-auto grid w-full max-w-[38rem] grow touch-pan-y touch-pinch-zoom content-start gap-5 px-4 py-5 sm:gap-6 sm:py-7",
          listed.imageUrl && "lg:max-w-[66rem]",
        )}
      >
        <div className="grid gap-1">
          {listed.campaign && <CampaignName campaign={listed.campaign} />}
          <ReadingTime
            reason={whyNoTime(listed, week)}
            at={at}
            timeZone={week.timeZone}
            choosing={choosing}
            onChoosing={setChoosing}
            onTime={setTime}
          />
        </div>
        <div ref={text}>
          <ReadingPost post={post} page={page} editing={editing} large={isShort} />
        </div>
        {/* What comes after the post pushes nothing that is being read. */}
        <ReadingDay
          post={listed}
          content={post.content}
          at={at}
          timeZone={week.timeZone}
          free={week.nextFree}
          onTime={setTime}
        />
        <ClaimQuestions
          post={post.saved ?? listed}
          content={post.content}
          area={text}
          onEdit={() => setEditing(true)}
        />
        <SimilarPosts post={post.saved ?? listed} timeZone={week.timeZone} />
      </div>
      <footer
        data-bottom-bar
        className="sticky bottom-0 border-t short:static bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <ToCheckBelow className="-mt-1 mb-1.5 flex justify-center" />
        <div className="mx-auto flex max-w-[44rem] items-center gap-2">
          <Button
            variant="ghost"
            size="icon"
            className="max-sm:hidden"
            aria-label={t("previous")}
            icon={<ChevronLeft aria-hidden />}
            disabled={index === 0}
            onClick={() => void step(-1)}
          />
          <ReadingActions
            ref={keepButton}
            busy={marking.busy || post.saving}
            editing={editing}
            all={all}
            blank={isBlank(post.content) || post.conflict !== null}
            onKeep={() => void keep()}
            onChange={() => (editing ? void finishEditing() : setEditing(true))}
            onOtherTime={() => setChoosing((shown) => !shown)}
            onDrop={() => void drop()}
          />
          <Button
            variant="ghost"
            size="icon"
            className="max-sm:hidden"
            aria-label={t("next")}
            icon={<ChevronRight aria-hidden />}
            disabled={index >= drafts.length}
            onClick={() => void step(1)}
          />
        </div>
      </footer>
      {asking && (
        <UnsavedQuestion
          onStay={() => setAsking(false)}
          onDiscard={() => {
            post.reset();
            stopEditing();
          }}
        />
      )}
      {leaving.asking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
