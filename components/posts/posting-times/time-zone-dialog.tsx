import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";
import type { TimeZoneResult } from "@/lib/posts/posting-times/types";
import { TimeZoneChoice } from "./time-zone-choice";

type TimeZoneDialogProps = { timeZone: string; onClose: () => void };

/** Chooses the time zone of the business, and what the scheduled posts keep. Load it lazily. */
export function TimeZoneDialog({ timeZone, onClose }: TimeZoneDialogProps) {
  const t = useTranslations("Settings.timeZone");
  const router = useRouter();
  const [zone, setZone] = useState<TimeZoneInput>({ timeZone, keep: "clock" });
  const { run: save, busy } = useWrite({
    send: () => api<TimeZoneResult>("/api/settings/time-zone", { method: "PUT", body: zone }),
    scope: "time-zone",
    failed: { title: t("failed") },
    onSuccess: () => {
      toast.success(t("done"));
      router.refresh();
      onClose();
    },
  });
  return (
    <ScrollDialog
      title={t("title")}
      text={t("text")}
      busy={busy}
      onClose={onClose}
      footer={
        <Button busy={busy} onClick={() => void save()}>
          {t("save")}
        </Button>
      }
    >
      <TimeZoneChoice zone={zone} changed={zone.timeZone !== timeZone} onChange={setZone} />
    </ScrollDialog>
  );
}
