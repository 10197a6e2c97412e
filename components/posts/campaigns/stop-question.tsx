"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { Campaign, StopResult } from "@/lib/posts/campaigns/types";
import { POSTS_KEY } from "@/lib/posts/query-options";
import { unpublishedPart } from "./unpublished-part";

/** Says what stopping a campaign takes back and what stays, and does it. */
export function StopQuestion({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useTranslations("Campaigns.stop");
  const client = useQueryClient();
  const errorText = useErrorMessage();
  const { scheduled, ideas, out } = unpublishedPart(campaign);
  const { run } = useWrite<void, StopResult>({
    failed: { title: t("failed") },
    send: (_, idempotencyKey) =>
      api<StopResult>(`/api/campaign/${campaign.id}/stop`, { method: "POST", idempotencyKey }),
    onSuccess: ({ posts, writing }) => {
      const kept = posts.flatMap((post) =>
        "code" in post && post.code !== "POST_ALREADY_PUBLISHED" ? [post.code] : [],
      );
      const reasons = [...new Set(kept)].map(errorText.ofCode);
      if (writing.length > 0) reasons.push(t("writing", { count: writing.length }));
      toast.success(t("done"), { description: reasons.join(" ") || undefined });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: POSTS_KEY }),
  });
  return (
    <ConfirmQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: campaign.name })}
      description={[
        scheduled > 0 && t("posts", { count: scheduled }),
        ideas > 0 && t("ideas", { count: ideas }),
        out > 0 && t("out", { count: out }),
      ]
        .filter(Boolean)
        .join(" ")}
      cancelLabel={t("cancel")}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      onConfirm={async () => (await run()) !== null}
    />
  );
}
