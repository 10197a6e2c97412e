"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/http/api-client";
import { postQuery } from "@/lib/posts/query-options";
import { versionsQuery } from "@/lib/posts/rewriting/query-options";
import type { Post } from "@/lib/posts/types";
import type { Changeable } from "./words-area";

/** ‹ 2/3 ›: the texts that the post has had or was offered. Each is brought back by saving it; none is lost. */
export function VersionSwitch({ post }: { post: Changeable }) {
  const t = useTranslations("Rewriting.versions");
  const words = useErrorMessage();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, revision } = post.saved;
  const { data } = useQuery(versionsQuery(id, revision));
  const versions = data?.versionList ?? [];
  const at = versions.findIndex(({ id }) => id === data?.current);
  if (versions.length < 2 || at < 0) return null;

  const bringBack = async (step: -1 | 1): Promise<void> => {
    if (!(await post.onSave())) return;
    // What was typed is a version of its own now.
    const now = client.getQueryData(postQuery(id).queryKey) ?? post.saved;
    const list = await client.fetchQuery({ ...versionsQuery(id, now.revision), staleTime: 0 });
    const from = list.versionList.findIndex(({ id }) => id === list.current);
    const version = list.versionList[from + step];
    if (!version) return;
    const body = { content: version.content, revision: now.revision };
    post.onReplaced(await api<Post>(`/api/post/${id}`, { method: "PATCH", body }));
  };
  const go = async (step: -1 | 1): Promise<void> => {
    setBusy(true);
    try {
      await bringBack(step);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(words.ofCode(error.code));
      if (error.status === 409) void client.invalidateQueries({ queryKey: postQuery(id).queryKey });
    }
    setBusy(false);
  };
  const step = (by: -1 | 1, label: string) => (
    <Button
      size="icon"
      variant="ghost"
      aria-label={label}
      aria-disabled={busy || undefined}
      disabled={versions[at + by] === undefined}
      onClick={() => !busy && void go(by)}
    >
      {by < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Button>
  );
  return (
    <div role="group" aria-label={t("title")} className="flex items-center">
      {step(-1, t("earlier"))}
      <span aria-live="polite" className="min-w-10 text-center text-sm text-ink-soft tabular-nums">
        <span aria-hidden>
          {at + 1}/{versions.length}
        </span>
        <span className="sr-only">{t("position", { at: at + 1, count: versions.length })}</span>
      </span>
      {step(1, t("later"))}
    </div>
  );
}
