"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { socialQuery } from "@/lib/connections/query-options";

/** Asks before the tokens are deleted, and reports the result. Load it lazily. */
export function DisconnectQuestion({ onClose }: { onClose: () => void }) {
  const t = useTranslations("Connections");
  const client = useQueryClient();
  const platform = t("names.FACEBOOK");

  const disconnecting = useWrite({
    send: () => api("/api/social/disconnect?platform=FACEBOOK", { method: "DELETE" }).then(() => true),
    failed: { title: t("disconnectFailed", { platform }) },
    onSuccess: () => {
      client.setQueryData(socialQuery.queryKey, {});
      toast.success(t("disconnected", { platform }));
    },
  });

  return (
    <ConfirmQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("disconnect.title")}
      description={t("disconnect.text")}
      cancelLabel={t("disconnect.cancel")}
      confirmLabel={t("disconnect.confirm")}
      busyLabel={t("disconnect.busy")}
      onConfirm={async () => (await disconnecting.run()) ?? false}
    />
  );
}
