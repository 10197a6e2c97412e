"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { useWrite } from "@/components/layout/forms/use-write";
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
import { NativeSelect } from "@/components/ui/native-select";
import { toast } from "@/components/ui/toast/toast";
import { readBusinessCopy } from "@/lib/brand/business-copy";
import { api } from "@/lib/http/api-client";
import { socialQuery } from "@/lib/connections/query-options";
import { pageToOffer } from "@/lib/connections/rules";
import { pageFormSchema } from "@/lib/connections/schema";
import type { FacebookPage, SocialConnection } from "@/lib/connections/types";

type PageDialogProps = {
  pages: readonly FacebookPage[];
  onClose: () => void;
  /** Her page is not among them: Facebook lists those of a business portfolio only if asked for them. */
  onMissing: () => void;
};

/** 'Select a Facebook Page': lists the pages Facebook returned; those without permission to post are marked. */
export function PageDialog({ pages, onClose, onMissing }: PageDialogProps) {
  const t = useTranslations("Connections");
  const client = useQueryClient();
  const router = useRouter();
  const { sessionId } = useViewer();
  const [pageId, setPageId] = useState(() => pageToOffer(pages, readBusinessCopy(sessionId)?.businessName));
  const [submitted, setSubmitted] = useState(false);
  const chosen = pageFormSchema.safeParse({ pageId }).success;

  const { run, busy } = useWrite({
    send: () =>
      api<SocialConnection>(`/api/social/authorize?pageID=${encodeURIComponent(pageId)}`, { method: "POST" }),
    failed: { title: t("authorizeFailed") },
    onSuccess: (connection) => {
      client.setQueryData(socialQuery.queryKey, (known) => ({ ...known, FACEBOOK: connection }));
      toast.success(t("authorized"));
      // Connecting also resolves the notices about the lost page.
      router.refresh();
      onClose();
    },
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (chosen) void run();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t("pageDialog.close")} className="sm:max-w-md">
        <form noValidate onSubmit={submit} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{t("pageDialog.title")}</DialogTitle>
            <DialogDescription>{t("pageDialog.text")}</DialogDescription>
          </DialogHeader>
          <Field
            label={t("pageDialog.page")}
            required
            error={submitted && !chosen ? t("errors.pageMissing") : undefined}
          >
            <NativeSelect
              placeholder={t("pageDialog.placeholder")}
              value={pageId}
              onChange={(event) => setPageId(event.target.value)}
            >
              {pages.map(({ id, name, refusal }) => (
                <option key={id} value={id} disabled={refusal !== null}>
                  {refusal ? t(`pageDialog.${refusal}`, { name }) : name}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <p className="text-sm text-ink-soft">
            {t("pageDialog.missing")}{" "}
            <button type="button" className="text-link" onClick={onMissing}>
              {t("portfolio")}
            </button>
          </p>
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
