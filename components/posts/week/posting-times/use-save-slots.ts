import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { WEEK_KEY, slotsQuery } from "@/lib/posts/scheduling/query-options";
import type { TimeZoneInput } from "@/lib/posts/scheduling/schema";
import type { PostingTimes, Slot, TimeZoneResult } from "@/lib/posts/scheduling/types";

type SlotsChange = {
  slots: readonly Slot[];
  /** A new time zone, and whether scheduled posts keep the time of the clock or the moment. */
  zone?: TimeZoneInput;
};

/** Saves the posting times. Reports the result; `save` resolves to whether it worked. */
export function useSaveSlots() {
  const t = useTranslations("Week.times");
  const words = useErrorMessage();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const save = async ({ slots, zone }: SlotsChange): Promise<boolean> => {
    setSaving(true);
    try {
      if (zone) await api<TimeZoneResult>("/api/settings/time-zone", { method: "PUT", body: zone });
      client.setQueryData(
        slotsQuery.queryKey,
        await api<PostingTimes>("/api/slots", { method: "PUT", body: { slots } }),
      );
      await client.invalidateQueries({ queryKey: WEEK_KEY });
      toast.success(t("saved"));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("saveFailed"), { description: words.ofCode(error.code) });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
