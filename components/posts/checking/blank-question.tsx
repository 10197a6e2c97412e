"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useEffect, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useFormatter } from "@/components/layout/use-formatter";
import { askBy } from "@/lib/http/client/ask-owner";
import type { BlankPosts } from "@/lib/posts/types";

const Question = dynamic(
  () => keepTrying(() => import("@/components/ui/confirm-question")).then((module) => module.ConfirmQuestion),
  { loading: PartLoading },
);

type Asked = { id: number; texts: string[]; answer: (isRight: boolean) => void };

/**
 * Asked by the API client before a text with blanks ("[your address]") is sent or gets a time, whichever button was
 * pressed; one question after the other. Rendered once, behind the door.
 */
export function BlankQuestion() {
  const t = useTranslations("BlankQuestion");
  const format = useFormatter();
  const [waiting, setWaiting] = useState<readonly Asked[]>([]);

  useEffect(() => {
    let count = 0;
    askBy((refused) => {
      const { posts } = refused as BlankPosts;
      const texts = [...new Set(posts.flatMap(({ blanks }) => blanks.map(({ text }) => text)))];
      const id = (count += 1);
      return new Promise((answer) => setWaiting((before) => [...before, { id, texts, answer }]));
    });
    return () => askBy(null);
  }, []);

  const [asked] = waiting;
  if (!asked) return null;
  const answer = (isRight: boolean) => {
    asked.answer(isRight);
    setWaiting((before) => before.filter((each) => each !== asked));
  };
  return (
    <Question
      key={asked.id}
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
