"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { quoteDescription } from "@/lib/posts/describing/rules";
import type { PictureDescription } from "@/lib/posts/describing/types";

type SuggestAltTextProps = {
  mediaId: string;
  /** The post's text, whose language the suggestion is in. */
  content: string;
  onSuggested: (altText: string) => void;
};

/** Has the model say what a picture shows, at a price that stands beside it. */
export function SuggestAltText({ mediaId, content, onSuggested }: SuggestAltTextProps) {
  const t = useTranslations("Media.dialog");
  const words = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const suggest = async () => {
    setBusy(true);
    try {
      const idempotencyKey = crypto.randomUUID();
      const options = { method: "POST", body: { content }, idempotencyKey } as const;
      onSuggested((await api<PictureDescription>(`/api/media/${mediaId}/describe`, options)).altText);
    } catch (error) {
      if (error instanceof ApiError) toast.error(words.ofCode(error.code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="outline" busy={busy} onClick={() => void suggest()}>
        {t("suggest")}
      </Button>
      <p className="text-sm text-ink-soft tabular-nums">
        {t("suggestPrice", { cost: quoteDescription().cost })}
      </p>
    </div>
  );
}
