"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { Button } from "@/components/ui/button";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { LIBRARY_KEY } from "@/lib/media/query-options";

/** A post that still needs a photo, as a refused deletion names it. */
type Use = { id: number; content: string };

/** Deletes a photo for good, once its owner has confirmed it; names the posts that still need it. */
export function DeletePhoto({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useTranslations("Media.delete");
  const errorText = useErrorMessage();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);

  const removing = useWrite({
    send: () => api(`/api/media/${id}`, { method: "DELETE" }),
    scope: `media:${id}`,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: LIBRARY_KEY });
      toast.success(t("done"));
      onDeleted();
    },
    onFailure: ({ code, object }) => {
      const { posts = [] } = (object ?? {}) as { posts?: Use[] };
      if (posts.length === 0) return false;
      toast.error(errorText.ofCode(code), {
        description: posts.map(({ content }) => `“${content}”`).join(", "),
      });
      return true;
    },
  });

  return (
    <>
      <Button variant="ghost" className="justify-self-start text-bad" onClick={() => setAsking(true)}>
        {t("ask")}
      </Button>
      <ConfirmQuestion
        open={asking}
        onOpenChange={setAsking}
        title={t("title")}
        description={t("text")}
        cancelLabel={t("keep")}
        confirmLabel={t("confirm")}
        onConfirm={() => removing.run()}
      />
    </>
  );
}
