"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { Question } from "@/components/ui/question";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { LIBRARY_KEY } from "@/lib/media/query-options";

/** A post that still needs a picture, as a refused deletion names it. */
type Use = { id: number; content: string };

/** Deletes a picture for good, once its owner has confirmed it; names the posts that still need it. */
export function DeletePicture({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useTranslations("Media.delete");
  const words = useErrorMessage();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);

  const remove = async () => {
    try {
      await api(`/api/media/${id}`, { method: "DELETE" });
      void client.invalidateQueries({ queryKey: LIBRARY_KEY });
      toast.success(t("done"));
      onDeleted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { posts = [] } = (error.object ?? {}) as { posts?: Use[] };
      const names = posts.map(({ content }) => `“${content}”`).join(", ");
      toast.error(words.ofCode(error.code), { description: names || undefined });
    }
  };

  return (
    <>
      <Button variant="ghost" className="justify-self-start text-bad" onClick={() => setAsking(true)}>
        {t("ask")}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t("title")}
        description={t("text")}
        cancelLabel={t("keep")}
        confirmLabel={t("confirm")}
        onConfirm={remove}
      />
    </>
  );
}
