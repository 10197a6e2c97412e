"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useScheduleText } from "@/components/posts/scheduling/use-schedule-text";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { postQuery } from "@/lib/posts/query-options";
import { editStageOf } from "@/lib/posts/rules";
import type { Problem, ScheduleResult } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";
import type { PostEdit } from "./use-post-edit";

const saveText = ({ id, revision }: Post, content: string) =>
  api<Post>(`/api/post/${id}`, { method: "PATCH", body: { content, revision } });
const saveTime = ({ id, revision }: Post, time: Date) =>
  api<ScheduleResult>(`/api/post/${id}/time`, {
    method: "PATCH",
    body: { scheduledAt: time.toISOString(), revision },
  });

type Saving = {
  /** The post has changed on the server. */
  onChange: () => void;
  /** All changes are saved. */
  onSaved: () => void;
};

/**
 * Saves the text and the time of an open post, never over what was saved elsewhere in the meantime: that is returned as
 * `conflict`, beside what was typed. Reports the outcome.
 */
export function useSaveEdit(edit: PostEdit, { onChange, onSaved }: Saving) {
  const t = useTranslations("Posts");
  const words = useErrorMessage();
  const goesOut = useScheduleText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Post | null>(null);

  const reportSaved = (post: Post, moved: boolean, problem: Problem | undefined) => {
    if (problem)
      toast.error(goesOut(post), {
        description: t("result.problem", { reason: words.ofCode(problem.code) }),
      });
    else if (moved) toast.success(goesOut(post));
    else if (post.status !== "SCHEDULED") toast.success(t("sheet.saved"));
    else toast.success(t(post.paused ? "stage.savedPaused" : "stage.saved"));
  };

  const refuse = async (code: ApiError["code"], post: Post, status: number): Promise<Post | null> => {
    const fresh = status === 409 ? await readAgain(post) : null;
    const open = fresh !== null && ["draft", "scheduled"].includes(editStageOf(fresh));
    if (code !== "POST_CHANGED" || !fresh || !open) {
      if (code !== "NO_ACTIVE_SUBSCRIPTION")
        toast.error(t("sheet.saveFailed"), { description: words.ofCode(code), id: "save-failed" });
      return null;
    }
    // Something else about it has changed, which saving leaves as it is.
    const same = fresh.content === post.content && fresh.scheduledTime === post.scheduledTime;
    if (same && fresh.revision !== post.revision) return fresh;
    setConflict(fresh);
    return null;
  };
  const readAgain = ({ id }: Post) => client.fetchQuery({ ...postQuery(id), retry: false }).catch(() => null);

  /** Saves the changes to `base`, which is the post as the user has seen it. */
  const save = async (base: Post): Promise<void> => {
    const changed = edit.changesOf(base);
    let post = base;
    let problem: Problem | undefined;
    setBusy(true);
    try {
      if (changed.text) post = await saveText(base, edit.content);
      if (changed.time && edit.time) {
        const moved = await saveTime(post, edit.time);
        [post, problem] = [moved.post, moved.problems[0]];
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      edit.rebase(post);
      if (post !== base) onChange();
      const fresh = await refuse(error.code, post, error.status);
      return fresh ? await save(fresh) : setBusy(false);
    }
    client.setQueryData(postQuery(post.id).queryKey, post);
    setBusy(false);
    setConflict(null);
    if (post !== base) onChange();
    if (edit.dirty) reportSaved(post, changed.time, problem);
    onSaved();
  };

  return {
    save,
    busy,
    /** The post as it was saved elsewhere: the owner chooses. */
    conflict,
    settle: () => setConflict(null),
  };
}

export type EditSaving = ReturnType<typeof useSaveEdit>;
