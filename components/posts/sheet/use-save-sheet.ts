"use client";

import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { useProblemText, wouldFail } from "@/components/posts/wording/use-problem-text";
import { savedText } from "@/components/posts/post/saved-text";
import { useScheduleText } from "@/components/posts/wording/use-schedule-text";
import { ConflictShown } from "@/components/posts/post/send-with-revision";
import { type PostOnScreen, postScope } from "@/components/posts/post/use-post";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { ScheduleResult } from "@/lib/posts/scheduling/types";
import type { Post } from "@/lib/posts/types";
import type { TimeChoice } from "./use-time-choice";

type Saving = {
  /** The post has changed on the server. */
  onChange: () => void;
  /** All changes are saved. */
  onSaved: () => void;
};

/**
 * Saves the text and the time of an open post, never over what was saved elsewhere in the meantime: the post shows that
 * beside what was typed. Reports the outcome.
 */
export function useSaveSheet(post: PostOnScreen, time: TimeChoice, { onChange, onSaved }: Saving) {
  const t = useTranslations("Posts");
  const problems = useProblemText();
  const goesOut = useScheduleText();
  const moving = useWrite<string, ScheduleResult>({
    scope: postScope(post.id ?? 0),
    failed: { title: t("sheet.saveFailed"), id: "save-failed" },
    send: (scheduledAt) =>
      post.sendSeen("time", post.seen(), ({ revision }) =>
        // Its text is open before the eyes of its owner.
        api(`/api/post/${post.id}/time`, { method: "PATCH", body: { scheduledAt, revision, read: true } }),
      ),
    onSuccess: (moved) => post.put(moved.post),
    onFailure: (error) => error instanceof ConflictShown,
  });

  const report = (saved: Post, moved: ScheduleResult | null) => {
    if (moved) {
      const tell = moved.problems.some(wouldFail) ? toast.error : toast.success;
      tell(goesOut(saved), { description: problems.describe(moved.problems) });
    } else if (saved.status !== "SCHEDULED") toast.success(t("sheet.saved"));
    else toast.success(t(savedText(saved)));
  };

  /** @param text saves the text: what was typed, or that in the place of another one */
  const save = async (text: () => Promise<Post | null>): Promise<void> => {
    const { unsaved } = post;
    if (unsaved && !(await text())) return;
    if (unsaved) onChange();
    const moved = time.changed && time.time ? await moving.run(time.time.toISOString()) : null;
    if (time.changed && !moved) return;
    post.showConflict(null);
    if (moved) onChange();
    const saved = moved?.post ?? post.savedNow();
    if (saved && (unsaved || moved)) report(saved, moved);
    time.reset();
    onSaved();
  };

  return {
    busy: post.saving || moving.busy,
    save: async (): Promise<void> => {
      if (time.overtaken && post.saved) return post.showConflict(post.saved);
      await save(post.save);
    },
    /** The owner's choice, where the post was saved elsewhere meanwhile. */
    takeMine: async (): Promise<void> => {
      time.rebase();
      await save(post.takeMine);
    },
    takeTheirs: () => {
      time.reset();
      post.takeTheirs();
    },
  };
}
