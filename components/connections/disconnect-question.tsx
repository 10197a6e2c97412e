"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Question } from "@/components/ui/question";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { socialQuery } from "@/lib/connections/query-options";

/** Asks before the tokens are deleted, and reports the result. Load it lazily. */
export function DisconnectQuestion({ onClose }: { onClose: () => void }) {
  const t = useTranslations("Connections");
  const words = useErrorMessage();
  const client = useQueryClient();
  const platform = t("names.FACEBOOK");

  async function disconnect(): Promise<boolean> {
    try {
      await api("/api/social/disconnect?platform=FACEBOOK", { method: "DELETE" });
      client.setQueryData(socialQuery.queryKey, {});
      toast.success(t("disconnected", { platform }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("disconnectFailed", { platform }), { description: words.ofCode(error.code) });
      return false;
    }
  }

  return (
    <Question
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("disconnect.title")}
      description={t("disconnect.text")}
      cancelLabel={t("disconnect.cancel")}
      confirmLabel={t("disconnect.confirm")}
      busyLabel={t("disconnect.busy")}
      onConfirm={disconnect}
    />
  );
}
