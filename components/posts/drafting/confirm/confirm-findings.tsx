import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useState } from "react";
import { PostNotices } from "@/components/posts/checking/post-notices";
import { SimilarPosts } from "@/components/posts/similar/similar-posts";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import { similarQuery } from "@/lib/posts/similar/query-options";
import { cn } from "@/lib/utils";

/** How long the dialog says that the text is being checked, in milliseconds; what is found later still shows. */
const LONGEST_WAIT = 2_000;

/**
 * What is to be checked before a post goes out. Where that is not known when the dialog opens, a place of one height is
 * kept for it, so that no answer moves a button from under a finger; nothing waits for it.
 */
export function ConfirmFindings(props: ComponentProps<typeof PostNotices>) {
  const t = useTranslations("Posts.notices");
  const { id, revision } = props.post;
  const claims = claimsQuery(id, revision);
  const { data, isError } = useQuery(claims);
  const client = useQueryClient();
  const [isAwaited] = useState(() => client.getQueryData(claims.queryKey)?.reading !== false);
  const [isKept] = useState(
    () => isAwaited || client.getQueryData(similarQuery(id, revision).queryKey) === undefined,
  );
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, []);
  const isChecking = !isOver && !isError && data?.reading !== false;
  return (
    <div
      data-findings={isKept ? "kept" : "known"}
      className={cn("grid content-start gap-3", isKept ? "h-32 overflow-y-auto" : "empty:hidden")}
    >
      {isAwaited && (
        <p role="status" className="min-h-5 text-sm text-ink-soft">
          {isChecking ? t("reading") : ""}
        </p>
      )}
      <PostNotices {...props} />
      <SimilarPosts post={props.post} />
    </div>
  );
}
