import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFactTexts } from "@/components/brand/facts/use-fact-texts";
import { useNow } from "@/components/layout/browser/use-clock";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Fact } from "@/lib/brand/facts/types";
import { affectedPostsQuery } from "@/lib/posts/today/query-options";
import type { AffectedPost } from "@/lib/posts/today/types";
import type { Post } from "@/lib/posts/types";
import { type Shown, AffectedPostRow } from "./affected-post-row";

type AffectedPostsDialogProps = {
  fact: Fact;
  timeZone: string;
  onChange: (post: Post) => void;
  onClose: () => void;
};

/** The posts of the next two days that a fact is about, each with its one press: hold, change, or leave. */
export function AffectedPostsDialog({ fact, timeZone, onChange, onClose }: AffectedPostsDialogProps) {
  const t = useTranslations("Today");
  const { nameOf, spanOf } = useFactTexts(timeZone);
  const now = useNow();
  const { data, isError, refetch } = useQuery(affectedPostsQuery(fact.id));
  const posts = useShown(data?.posts);
  return (
    <ScrollDialog
      title={nameOf(fact)}
      text={[spanOf(fact, now), posts && t("count", { count: posts.length })].filter(Boolean).join(". ")}
      onClose={onClose}
      footer={
        <Button variant={posts?.length ? "outline" : "default"} onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      {posts ? (
        posts.length > 0 && (
          <ul className="grid divide-y">
            {posts.map((affected) => (
              <AffectedPostRow
                key={affected.post.id}
                affected={affected}
                onChange={() => onChange(affected.post)}
              />
            ))}
          </ul>
        )
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t("loadFailed")}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </ScrollDialog>
  );
}

/** The posts as they are now. One that was published meanwhile stays, so that the screen says so. */
function useShown(posts: readonly AffectedPost[] | undefined): Shown[] | undefined {
  const [known, setKnown] = useState<readonly AffectedPost[]>([]);
  const fresh = posts?.filter(({ post }) => !known.some((one) => one.post.id === post.id)) ?? [];
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  if (!posts) return undefined;
  const now = new Map(posts.map((affected) => [affected.post.id, affected]));
  return [...known, ...fresh].map((one) => now.get(one.post.id) ?? { ...one, state: "gone" });
}
