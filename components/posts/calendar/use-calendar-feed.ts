import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import type { CalendarFeed, NewCalendarFeed } from "@/lib/posts/calendar/types";

/** `url` is known only where it was made, until the page is left: the server stores its hash. */
type KnownFeed = CalendarFeed & Partial<Pick<NewCalendarFeed, "url">>;

/**
 * The calendar address, and what can be done with it; failures are reported.
 * @param since when the address was made, according to the server; null without one
 */
export function useCalendarFeed(since: string | null) {
  const t = useTranslations("Settings.calendar");
  const words = useErrorMessage();
  const router = useRouter();
  const [feed, setFeed] = useState<KnownFeed>({ createdAt: since });
  const [seen, setSeen] = useState(since);
  const [sending, setSending] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  if (since !== seen) {
    setSeen(since);
    // Changed by another tab, or by a request whose answer was lost: the address shown no longer works.
    if (since !== feed.createdAt) setFeed({ createdAt: since });
  }

  const change = async (method: "POST" | "DELETE", onDone?: () => void): Promise<boolean> => {
    setSending(true);
    try {
      setFeed(await api<KnownFeed>("/api/calendar", { method }));
      onDone?.();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("failed"), { description: words.ofCode(error.code) });
      return false;
    } finally {
      setSending(false);
      startRefresh(() => router.refresh());
    }
  };

  return {
    ...feed,
    busy: sending || refreshing,
    /** Makes an address; the previous one stops working. `onDone` runs together with the change on screen. */
    create: (onDone?: () => void) => change("POST", onDone),
    revoke: (onDone?: () => void) => change("DELETE", onDone),
  };
}
