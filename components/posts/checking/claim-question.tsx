"use client";

import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { postScope } from "@/components/posts/use-post";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { Claim, MarkedClaims } from "@/lib/posts/checking/types";

type ClaimQuestionProps = {
  postId: number;
  claim: Claim;
  revision: number;
  onMarked: (answer: MarkedClaims) => void;
  /** It was answered completely. */
  onClose: () => void;
  onChange: () => void;
};

/** One claim without a source: right, or to be changed; and once it is right, whether to keep it as a fact. */
export function ClaimQuestion({ postId, claim, revision, onMarked, onClose, onChange }: ClaimQuestionProps) {
  const t = useTranslations("Posts.claims");
  const errorText = useErrorMessage();
  const marking = useWrite<boolean, MarkedClaims>({
    scope: postScope(postId),
    failed: { title: t("failed") },
    send: (keepAsFact) =>
      api<MarkedClaims>(`/api/post/${postId}/claims`, {
        method: "POST",
        body: { from: claim.from, to: claim.to, revision, verdict: "RIGHT", keepAsFact },
      }),
    onSuccess: (answer, keepAsFact) => {
      onMarked(answer);
      if (!keepAsFact) return;
      onClose();
      if (answer.fact) toast.success(t("kept"));
      else toast.error(t("notKept"), { description: answer.code && errorText.ofCode(answer.code) });
    },
  });
  const isRight = claim.verdict !== "UNSAID";
  const { text } = claim;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <p className="min-w-0 break-words" role={isRight ? "status" : undefined}>
        {isRight
          ? t("keepQuestion", { text })
          : t.rich("question", {
              text,
              mark: (chunks) => (
                <span className="font-medium underline decoration-dotted underline-offset-4">{chunks}</span>
              ),
            })}
      </p>
      <div className="-mr-2 ml-auto flex gap-1">
        <Button
          size="sm"
          variant="ghost"
          busy={marking.busy}
          aria-label={isRight ? undefined : t("rightLabel", { text })}
          onClick={() => void marking.run(isRight)}
        >
          {t(isRight ? "keep" : "right")}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={marking.busy}
          aria-label={isRight ? undefined : t("changeLabel", { text })}
          onClick={isRight ? onClose : onChange}
        >
          {t(isRight ? "doNotKeep" : "change")}
        </Button>
      </div>
    </li>
  );
}
