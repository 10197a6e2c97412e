"use client";

import { dateOf } from "@/lib/i18n/calendar";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { useProblemText } from "@/components/posts/wording/use-problem-text";
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
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { Campaign, MoveCampaignResult } from "@/lib/posts/campaigns/types";
import { POSTS_KEY } from "@/lib/posts/query-options";
import { unpublishedPart } from "./unpublished-part";

const DAY_MS = 86_400_000;

/** Chooses another first day for the unpublished part of a campaign; the rest moves by as many days. */
export function MoveDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useTranslations("Campaigns.move");
  const client = useQueryClient();
  const { timeZone, id, revision } = campaign;
  const errorText = useErrorMessage();
  const problemText = useProblemText({ timeZone, several: true });
  const today = dateOf(useNow().toISOString(), timeZone);
  const first = dateOf(unpublishedPart(campaign).times[0] ?? `${campaign.beginsOn}T12:00:00Z`, timeZone);
  const [to, setTo] = useState(first);
  const days = to ? Math.round((Date.parse(to) - Date.parse(first)) / DAY_MS) : 0;
  const { run, busy } = useWrite<{ days: number; revision: number }, MoveCampaignResult>({
    failed: { title: t("failed") },
    send: (body, idempotencyKey) =>
      api<MoveCampaignResult>(`/api/campaign/${id}/move`, { method: "POST", body, idempotencyKey }),
    onSuccess: ({ posts, ideas, problems }) => {
      const results = [...posts, ...ideas];
      const kept = results.flatMap((result) =>
        "code" in result && result.code !== "POST_NOT_MOVABLE" ? [result.code] : [],
      );
      const description = [
        kept.length > 0 && t("kept", { count: kept.length }),
        ...[...new Set(kept)].map((code) =>
          t.has(`reasons.${code}` as "reasons.NO_EARLY_SLOT")
            ? t(`reasons.${code}` as "reasons.NO_EARLY_SLOT")
            : errorText.ofCode(code),
        ),
        problemText.describe(problems),
      ];
      const text = description.filter(Boolean).join(" ") || undefined;
      if (ideas.some((idea) => "slotAt" in idea) || posts.some((post) => "scheduledAt" in post))
        toast.success(t("done"), { description: text });
      else toast.error(t("failed"), { description: text });
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: POSTS_KEY }),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t("cancel")}>
        <DialogHeader>
          <DialogTitle>{t("title", { name: campaign.name })}</DialogTitle>
          <DialogDescription>{t("text")}</DialogDescription>
        </DialogHeader>
        <Field
          id="first-day"
          label={t("first")}
          hint={days === 0 ? t("same") : t(days > 0 ? "later" : "earlier", { days: Math.abs(days) })}
          error={days !== 0 && to < today && t("past")}
        >
          <Input type="date" min={today} value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            busy={busy}
            busyLabel={t("busy")}
            disabled={days === 0 || to < today}
            aria-describedby="first-day-note"
            onClick={() => void run({ days, revision })}
          >
            {t("confirm")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
