"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { type ApiError } from "@/lib/http/api-client";
import { apiStream } from "@/lib/http/client/api-stream";
import type { Envelope } from "@/lib/http/envelope";
import { type TextEvent, textAfter } from "@/lib/posts/answers/text-event";
import type { DemoPost } from "@/lib/posts/demo/types";

/** What a visitor says about the post. */
export type DemoOrder = { businessName: string; about: string; photo: Blob | null };

/** Has a visitor's post written, and follows it as it comes. */
export function useDemoWriter(onWritten: (content: string) => void, onFailed: (error: ApiError) => void) {
  const locale = useLocale();
  /** What there is of the text; null while nothing is written. */
  const [writing, setWriting] = useState<string | null>(null);
  const { run } = useWrite<DemoOrder, DemoPost>({
    scope: "demo",
    send: async ({ businessName, about, photo }) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ businessName, about, locale })) body.set(name, value);
      if (photo) body.set("file", photo, "photo.jpg");
      let [text, content] = ["", ""];
      setWriting("");
      await apiStream("/api/demo", { method: "POST", body }, (event, data) => {
        if (event === "text") setWriting((text = textAfter(text, data as TextEvent)));
        if (event === "done") ({ content } = (data as Envelope<DemoPost>).object);
      });
      return { content };
    },
    onSuccess: ({ content }) => onWritten(content),
    onFailure: (error) => {
      onFailed(error);
      return true;
    },
    onSettled: () => setWriting(null),
  });
  return { writing, write: run };
}
