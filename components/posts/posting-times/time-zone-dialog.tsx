import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import type { TimeZoneInput } from "@/lib/posts/scheduling/schema";
import type { TimeZoneResult } from "@/lib/posts/scheduling/types";
import { TimeZoneChoice } from "./time-zone-choice";

type TimeZoneDialogProps = { timeZone: string; onClose: () => void };

/** Chooses the time zone of the business, and what the scheduled posts keep. Load it lazily. */
export function TimeZoneDialog({ timeZone, onClose }: TimeZoneDialogProps) {
  const t = useTranslations("Settings.timeZone");
  const words = useErrorMessage();
  const router = useRouter();
  const [zone, setZone] = useState<TimeZoneInput>({ timeZone, keep: "clock" });
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await api<TimeZoneResult>("/api/settings/time-zone", { method: "PUT", body: zone });
      toast.success(t("done"));
      router.refresh();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("failed"), { description: words.ofCode(error.code) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <ScrollDialog
      title={t("title")}
      text={t("text")}
      busy={saving}
      onClose={onClose}
      footer={
        <Button busy={saving} onClick={() => void save()}>
          {t("save")}
        </Button>
      }
    >
      <TimeZoneChoice zone={zone} changed={zone.timeZone !== timeZone} onChange={setZone} />
    </ScrollDialog>
  );
}
