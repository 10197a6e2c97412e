"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import { socialQuery } from "@/lib/connections/query-options";
import { pageFormSchema } from "@/lib/connections/schema";
import type { FacebookPage, SocialConnection } from "@/lib/connections/types";

type PageDialogProps = { pages: readonly FacebookPage[]; onClose: () => void };

/** 'Select a Facebook Page': one of those that Facebook showed us; those without the right to post say so. */
export function PageDialog({ pages, onClose }: PageDialogProps) {
  const t = useTranslations("Connections");
  const words = useErrorWords();
  const client = useQueryClient();
  const router = useRouter();
  const [pageId, setPageId] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const chosen = pageFormSchema.safeParse({ pageId }).success;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (!chosen) return;
    setBusy(true);
    try {
      const path = `/api/social/authorize?pageID=${encodeURIComponent(pageId)}`;
      const connection = await api<SocialConnection>(path, { method: "POST" });
      client.setQueryData(socialQuery.queryKey, (known) => ({ ...known, FACEBOOK: connection }));
      toast.success(t("authorized"));
      // What was told about the lost page is settled with it.
      router.refresh();
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("authorizeFailed"), { description: words.ofCode(error.code) });
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t("pageDialog.close")} className="sm:max-w-md">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{t("pageDialog.title")}</DialogTitle>
            <DialogDescription>{t("pageDialog.text")}</DialogDescription>
          </DialogHeader>
          <Field
            label={t("pageDialog.page")}
            required
            error={asked && !chosen ? t("errors.pageMissing") : undefined}
          >
            <Select
              placeholder={t("pageDialog.placeholder")}
              value={pageId}
              onChange={(event) => setPageId(event.target.value)}
            >
              {pages.map(({ id, name, canPost }) => (
                <option key={id} value={id} disabled={!canPost}>
                  {canPost ? name : t("pageDialog.cannotPost", { name })}
                </option>
              ))}
            </Select>
          </Field>
          <DialogFooter>
            <Button type="submit" busy={busy} busyLabel={t("pageDialog.connecting")}>
              {t("pageDialog.connect")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
