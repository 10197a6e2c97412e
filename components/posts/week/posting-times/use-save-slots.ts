import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { WEEK_KEY } from "@/lib/posts/query-options";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";
import type { PostingTimes, Slot, TimeZoneResult } from "@/lib/posts/posting-times/types";

type SlotsChange = {
  slots: readonly Slot[];
  /** A new time zone, and whether scheduled posts keep the time of the clock or the moment. */
  zone?: TimeZoneInput;
};

/** Saves the posting times, and reports the result. */
export function useSaveSlots() {
  const t = useTranslations("Week.times");
  const client = useQueryClient();
  return useWrite({
    send: async ({ slots, zone }: SlotsChange) => {
      if (zone) await api<TimeZoneResult>("/api/settings/time-zone", { method: "PUT", body: zone });
      const times = await api<PostingTimes>("/api/slots", { method: "PUT", body: { slots } });
      client.setQueryData(slotsQuery.queryKey, times);
      await client.invalidateQueries({ queryKey: WEEK_KEY });
      return times;
    },
    scope: "time-zone",
    failed: { title: t("saveFailed") },
    onSuccess: () => toast.success(t("saved")),
  });
}
