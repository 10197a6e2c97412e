"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useFormatter } from "@/components/layout/use-formatter";
import { askBy } from "@/lib/http/ask-owner";
import type { BlankPosts } from "@/lib/posts/types";

const Question = dynamic(
  () => import("@/components/ui/confirm-question").then((module) => module.ConfirmQuestion),
  { loading: () => null },
);

type Asked = { texts: string[]; answer: (isRight: boolean) => void };

/**
 * Asked by the API client before a text with blanks ("[your address]") is sent or gets a time, whichever button was
 * pressed. Rendered once, behind the door.
 */
export function BlankQuestion() {
  const t = useTranslations("BlankQuestion");
  const format = useFormatter();
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    askBy((refused) => {
      const { posts } = refused as BlankPosts;
      const texts = [...new Set(posts.flatMap(({ blanks }) => blanks.map(({ text }) => text)))];
      return new Promise((answer) => setAsked({ texts, answer }));
    });
    return () => askBy(null);
  }, []);

  if (!asked) return null;
  const answer = (isRight: boolean) => {
    asked.answer(isRight);
    setAsked(null);
  };
  return (
    <Question
      open
      onOpenChange={(open) => !open && answer(false)}
      variant="default"
      title={t("title", { count: asked.texts.length })}
      description={t("text", { count: asked.texts.length, list: format.list(asked.texts) })}
      cancelLabel={t("change")}
      confirmLabel={t("keep")}
      onConfirm={() => answer(true)}
    />
  );
}
