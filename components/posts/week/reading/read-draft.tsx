"use client";

import type { Route } from "next";
import { type ReactNode, useEffect, useRef } from "react";
import { CampaignName } from "@/components/posts/week/campaign-name";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { isBlank } from "@/lib/text";
import { cn } from "@/lib/utils";
import { ReadingActions } from "./reading-actions";
import { ReadingFooter } from "./reading-footer";
import { ReadingNotes } from "./reading-notes";
import { ReadingPost } from "./reading-post";
import { ReadingTime } from "./times/reading-time";
import { whyNoTime } from "./times/times-of-drafts";
import { UnsavedQuestions } from "./unsaved-questions";
import { useDraftDecision } from "./use-draft-decision";
import type { Reading } from "./use-reading";
import { useOpenParts } from "./use-open-parts";
import { useSwipe } from "./place/use-swipe";

/** Letters of a text that is set large, where it has no photo. */
const LARGE = 280;

type ReadDraftProps = {
  listed: WeekPost;
  page: { name: string; picture?: string | null };
  /** What stands below words that are written by hand. */
  ownWords: ReactNode;
  week: Week;
  reading: Reading;
  /** The week. */
  back: Route;
};

/** One draft to be read, with its time and four actions. The arrow keys and a swipe go forwards and back. */
export function ReadDraft({ listed, page, ownWords, week, reading, back }: ReadDraftProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const decision = useDraftDecision(listed, reading);
  const parts = useOpenParts({ decision, keepButton, back });
  const { editing, choosing, setEditing, setChoosing, setAsking, stopEditing } = parts;
  const { post, step } = decision;
  const at = reading.timeOf(listed);
  const isShort = !listed.imageUrl && listed.content.length < LARGE;

  useEffect(() => {
    window.scrollTo(0, 0);
    keepButton.current?.focus({ preventScroll: true });
  }, []);

  const setTime = (chosen: string) => {
    reading.setTime(listed, chosen);
    // It stands above the post.
    window.scrollTo(0, 0);
  };
  const swipe = useSwipe((by) => void step(by));

  return (
    <>
      <div
        {...(editing || choosing ? {} : swipe)}
        data-guarded={editing || choosing || post.unsaved || undefined}
        // A finger that is drawn sideways is ours, or the browser takes it for a scroll.
        className={cn(
          "mx-auto grid w-full max-w-[38rem] grow grid-cols-1 touch-pan-y touch-pinch-zoom content-start gap-5 px-4 py-5 sm:gap-6 sm:py-7",
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
          <ReadingPost post={post} page={page} ownWords={ownWords} editing={editing} large={isShort} />
        </div>
        <ReadingNotes
          listed={listed}
          post={post}
          at={at}
          week={week}
          area={text}
          onEdit={() => setEditing(true)}
          onTime={setTime}
        />
      </div>
      <ReadingFooter
        first={reading.index === 0}
        last={reading.index >= reading.drafts.length}
        onStep={(by) => void step(by)}
      >
        <ReadingActions
          ref={keepButton}
          busy={decision.busy}
          editing={editing}
          all={reading.lastOf(listed)}
          blocked={post.conflict ? "text-conflict" : isBlank(post.content) ? "no-text" : undefined}
          onKeep={() => void decision.keep()}
          onChange={() => (editing ? void parts.finishEditing() : setEditing(true))}
          onOtherTime={() => setChoosing((shown) => !shown)}
          onDrop={() => void decision.drop()}
        />
      </ReadingFooter>
      <UnsavedQuestions
        unsaved={post.unsaved}
        asking={parts.asking}
        isSaved={decision.isSaved}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          post.reset();
          stopEditing();
        }}
      />
    </>
  );
}
