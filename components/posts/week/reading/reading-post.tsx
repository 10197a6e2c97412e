"use client";

import { Globe } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { type ReactNode, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { PhotosInPlace } from "@/components/posts/photos/photos-in-place";
import { PostText } from "@/components/posts/post/post-text";
import type { PostOnScreen } from "@/components/posts/post/use-post";
import { Avatar } from "@/components/ui/avatar";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { clipPost } from "@/lib/posts/rules";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { cn } from "@/lib/utils";

const TextConflict = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/editing/text-conflict")).then(
      (module) => module.TextConflict,
    ),
  { loading: PartLoading },
);

type ReadingPostProps = {
  post: PostOnScreen;
  page: { name: string; picture?: string | null };
  /** Who decides whether the model may read what is written by hand. */
  ownWords: ReactNode;
  /** Its text is being changed in place. */
  editing: boolean;
  /** It is short and has no photo. */
  large: boolean;
};

/** A post as Facebook will show it: its words whole, because they are to be read, and its photo beside them. */
export function ReadingPost({ post, page, ownWords, editing, large }: ReadingPostProps) {
  const [t, workspace] = [useTranslations("Reading"), useTranslations("Workspace")];
  const [unfolded, setUnfolded] = useState(false);
  // It stays when the field closes: what is below would move.
  const [hasWritten, setHasWritten] = useState(editing);
  if (editing && !hasWritten) setHasWritten(true);
  const hasPhoto = (post.saved?.media.length ?? 0) > 0;
  // On a phone the photo is to be seen when Keep is pressed.
  const folded = hasPhoto && !unfolded && clipPost(post.content) !== null;
  if (post.conflict)
    return (
      <TextConflict
        now={post.conflict}
        mine={{ content: post.content }}
        busy={post.saving}
        onTheirs={post.takeTheirs}
        onMine={() => void post.takeMine()}
      />
    );
  return (
    <article
      aria-label={t("post")}
      tabIndex={-1}
      className={cn(
        "overflow-hidden rounded-lg border bg-sheet focus:outline-none",
        hasPhoto && "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]",
      )}
    >
      <div className="min-w-0">
        <header className="flex items-center gap-3 px-4 pt-4">
          <Avatar name={page.name} src={page.picture ?? undefined} className="size-10 text-base" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{page.name}</p>
            <p className="text-label font-normal text-ink-soft">
              {workspace("justNow")} · <Globe aria-hidden className="inline size-3" />
            </p>
          </div>
        </header>
        <div className={cn("p-4", large ? "text-xl leading-8" : "text-[1.0625rem] leading-7")}>
          {editing ? (
            <CountedTextarea
              autoFocus
              aria-label={t("text")}
              limit={CONTENT_LIMIT}
              rows={10}
              className="text-[length:inherit] leading-[inherit]"
              readOnly={post.saving}
              value={post.content}
              onChange={(event) => post.type(event.target.value)}
            />
          ) : (
            <>
              <p
                data-post-text
                dir="auto"
                className={cn("max-w-text break-words whitespace-pre-wrap", folded && "max-sm:line-clamp-6")}
              >
                <PostText text={post.content} />
              </p>
              {folded && (
                <button
                  type="button"
                  className="text-link font-medium sm:hidden"
                  onClick={() => setUnfolded(true)}
                >
                  {workspace("seeMore")}
                </button>
              )}
            </>
          )}
          {hasWritten && ownWords}
        </div>
      </div>
      <div className={cn(hasPhoto && "lg:border-l")}>
        <PhotosInPlace post={post} />
      </div>
    </article>
  );
}
