"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { PostQuestion } from "@/components/posts/worked/post-question";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Button } from "@/components/ui/button";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";
import { saveOutcomeAction } from "@/lib/posts/outcomes/actions";
import { POST_ANSWERS } from "@/lib/posts/outcomes/constants";
import type { Unanswered } from "@/lib/posts/outcomes/types";
import type { PostAnswer } from "@/lib/posts/types";

/** Asks whether people came for a post that went out. Each press is saved at once, and the last one counts. */
export function AskedRow({ post }: { post: Unanswered }) {
  const t = useTranslations("Outcome");
  const moment = useTimeText();
  const [chosen, setChosen] = useState<PostAnswer | null>(null);
  const { run } = useWrite<PostAnswer>({
    send: (answer) => callActionOrThrow(() => saveOutcomeAction({ postID: post.id, answer })),
    scope: `outcome ${post.id}`,
    show: (answer) => {
      setChosen(answer);
      return () => setChosen(chosen);
    },
    failed: { title: t("failed") },
  });
  return (
    <PostQuestion
      id="asked"
      title={t("question")}
      text={
        chosen
          ? t("saved", { answer: chosen })
          : t("about", { excerpt: post.excerpt, time: moment.past(new Date(post.publishedAt)) })
      }
    >
      <div role="group" aria-labelledby="asked" className="flex flex-wrap gap-2">
        {POST_ANSWERS.map((answer) => (
          <Button
            key={answer}
            size="sm"
            variant={answer === chosen ? "secondary" : "outline"}
            aria-pressed={answer === chosen}
            onClick={() => void run(answer)}
          >
            {t("answer", { answer })}
          </Button>
        ))}
      </div>
    </PostQuestion>
  );
}
