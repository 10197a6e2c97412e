"use client";

import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import { quoteDescription } from "@/lib/posts/describing/rules";
import type { PhotoDescription } from "@/lib/posts/describing/types";

type SuggestAltTextProps = {
  mediaId: string;
  /** The post's text, whose language the suggestion is in. */
  content: string;
  onSuggested: (altText: string) => void;
};

/** Has the model say what a photo shows, at a price that stands beside it. */
export function SuggestAltText({ mediaId, content, onSuggested }: SuggestAltTextProps) {
  const t = useTranslations("Media.dialog");
  const { run: suggest, busy } = useWrite({
    send: (body: { content: string }, idempotencyKey) =>
      api<PhotoDescription>(`/api/media/${mediaId}/describe`, { method: "POST", body, idempotencyKey }),
    onSuccess: ({ altText }) => onSuggested(altText),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="outline" busy={busy} onClick={() => void suggest({ content })}>
        {t("suggest")}
      </Button>
      <p className="text-sm text-ink-soft tabular-nums">
        {t("suggestPrice", { cost: quoteDescription().cost })}
      </p>
    </div>
  );
}
