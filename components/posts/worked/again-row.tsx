"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { textsApart } from "@/components/layout/texts-apart";
import { useFormatter } from "@/components/layout/use-formatter";
import { PostQuestion } from "./post-question";
import { Button, buttonVariants } from "@/components/ui/button";
import { moveFocus } from "@/components/ui/focus/move-focus";
import { Link } from "@/components/ui/link";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";
import { postLikePath } from "@/lib/posts/repeating/like-path";
import { answerAgainAction } from "@/lib/posts/worked/actions";
import type { PostOnceMore } from "@/lib/posts/worked/types";

const own = (chunks: ReactNode) => <span translate="no">{chunks}</span>;

/** Proposes a post of long ago that did well: a press begins a draft like it, or the proposal goes. */
export function AgainRow({ post }: { post: PostOnceMore }) {
  const t = useTranslations("Worked.again");
  const format = useFormatter();
  const [declined, setDeclined] = useState(false);
  const { run } = useWrite({
    send: () => callActionOrThrow(() => answerAgainAction({ postID: post.id })),
    show: () => {
      setDeclined(true);
      return () => setDeclined(false);
    },
    failed: { title: t("failed") },
  });
  // The button goes with the press, and must not take the focus with it.
  const decline = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    moveFocus(currentTarget.closest("section"));
    void run();
  };
  const month = format.dateTime(new Date(post.publishedAt), { month: "long", year: "numeric" });
  return (
    <PostQuestion
      id="again"
      title={t("title")}
      text={declined ? t("declined") : textsApart(t.rich("text", { excerpt: post.excerpt, month, own }))}
      className="mb-8"
    >
      {!declined && (
        <div className="flex flex-wrap gap-2">
          <Link href={postLikePath(post.id)} className={buttonVariants({ variant: "outline", size: "sm" })}>
            {t("write")}
          </Link>
          <Button size="sm" variant="ghost" onClick={decline}>
            {t("decline")}
          </Button>
        </div>
      )}
    </PostQuestion>
  );
}
