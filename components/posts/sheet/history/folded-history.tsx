import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { isOnItsWay } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { PostHistory } from "./post-history";

/** 'What happened', folded; read when it is first unfolded. Nothing for a draft that was never sent or scheduled. */
export function FoldedHistory({ post }: { post: Post }) {
  const t = useTranslations("Posts.history");
  const [open, setOpen] = useState(false);
  if (post.status === "GENERATED" && post.postPlatforms.length === 0) return null;
  return (
    <details className="group border-t pt-4 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-mx-1 flex cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 py-1 text-label pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-soft transition-transform group-open:rotate-90"
        />
        {t("title")}
      </summary>
      {open && (
        <PostHistory
          postId={post.id}
          live={isOnItsWay(post)}
          shownCodes={post.postPlatforms.map(({ errorCode }) => errorCode)}
        />
      )}
    </details>
  );
}
