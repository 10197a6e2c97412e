"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { NOW } from "@/components/posts/post/use-post-query";
import { Button } from "@/components/ui/button";
import { postQuery } from "@/lib/posts/query-options";
import { versionsQuery } from "@/lib/posts/versions/query-options";
import type { RewritablePost } from "./rewritable-post";
import { VersionSwitchPlace } from "./version-switch-place";

/** ‹ 2/3 ›: the texts that the post has had or was offered. Each is brought back by saving it; none is lost. */
export function VersionSwitch({ post }: { post: RewritablePost }) {
  const t = useTranslations("Rewriting.versions");
  const client = useQueryClient();
  const { id, revision } = post.saved;
  const { data } = useQuery(versionsQuery(id, revision));
  const versions = data?.versionList ?? [];
  const at = versions.findIndex((version) => version.id === data?.current);
  const go = async (step: -1 | 1): Promise<void> => {
    if (!(await post.onSave())) return;
    // What was typed is a version of its own now.
    const now = client.getQueryData(postQuery(id).queryKey) ?? post.saved;
    const list = await client.fetchQuery({ ...versionsQuery(id, now.revision), ...NOW });
    const from = list.versionList.findIndex((each) => each.id === list.current);
    const version = list.versionList[from + step];
    if (version) await post.onReplace(version.content, now);
  };
  const { run, busy } = useWrite<-1 | 1, void>({ send: go });
  if (!data && post.anotherVersion?.isAnother) return <VersionSwitchPlace />;
  if (versions.length < 2 || at < 0) return null;
  const step = (by: -1 | 1, label: string) => (
    <Button
      size="icon"
      variant="ghost"
      className="max-sm:w-9"
      aria-label={label}
      aria-disabled={busy || undefined}
      disabled={versions[at + by] === undefined}
      onClick={() => !busy && void run(by)}
    >
      {by < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Button>
  );
  return (
    <div role="group" aria-label={t("title")} className="flex items-center">
      {step(-1, t("earlier"))}
      <span
        aria-live="polite"
        className="min-w-10 text-center max-sm:min-w-7 text-sm text-ink-soft tabular-nums"
      >
        <span aria-hidden>{`${at + 1}/${versions.length}`}</span>
        <span className="sr-only">{t("position", { at: at + 1, count: versions.length })}</span>
      </span>
      {step(1, t("later"))}
    </div>
  );
}
