import { CircleAlert, CircleCheck, Clock3, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { IdeaPhoto, IdeaTime } from "@/components/posts/planning/idea-parts";
import { PostText } from "@/components/posts/post/post-text";
import type { Idea } from "@/lib/posts/planning/types";
import type { WeekPost } from "@/lib/posts/week/types";
import { cn } from "@/lib/utils";
import type { IdeaProgress } from "./use-write-week";

type WritingRowProps = {
  idea: Idea;
  timeZone: string;
  /** The progress of the writing; nothing where another tab follows it, or it has ended. */
  live: IdeaProgress | undefined;
  /** The post, where it is a draft. */
  post: WeekPost | undefined;
};

const ICONS = {
  waiting: <Clock3 aria-hidden className="size-4 shrink-0 text-ink-soft" />,
  writing: <PenLine aria-hidden className="size-4 shrink-0 text-press" />,
  written: <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />,
  read: <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />,
  failed: <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />,
};

/** An idea while its post is written: its progress in words, and the text as it arrives. */
export function WritingRow({ idea, timeZone, live, post }: WritingRowProps) {
  const t = useTranslations("Planning");
  const state =
    live?.state ?? (idea.state === "WRITTEN" ? (post?.read === false ? "written" : "read") : "writing");
  const text = live?.text || post?.content || "";
  const writing = state === "writing";
  return (
    <li className="py-5 first:pt-0">
      <div className="grid items-baseline justify-between gap-x-4 gap-y-1 sm:flex">
        <IdeaTime at={idea.slotAt} timeZone={timeZone} />
        <p aria-live="polite" className="flex items-center gap-1.5 text-sm">
          {ICONS[state]}
          <span>{state === "failed" ? t("state.stopped") : t(`state.${state}`)}</span>
        </p>
      </div>
      <div className="mt-2 flex gap-4">
        {idea.photo && <IdeaPhoto photo={idea.photo} />}
        {text ? (
          <p
            data-post-text
            dir="auto"
            className={cn(
              "min-w-0 grow self-start break-words",
              writing ? "whitespace-pre-wrap" : "line-clamp-4",
            )}
          >
            <PostText text={text} />
            {writing && <span aria-hidden className="pw-caret" />}
          </p>
        ) : (
          <p
            className={cn("min-w-0 grow text-lg leading-7 break-words", state !== "read" && "text-ink-soft")}
          >
            <span>{idea.line}</span>
            {writing && <span aria-hidden className="pw-caret" />}
          </p>
        )}
      </div>
    </li>
  );
}
