import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { api } from "@/lib/http/api-client";
import type { CalendarFeed, NewCalendarFeed } from "@/lib/posts/calendar/types";

/** `url` is known only where it was made, until the page is left: the server stores its hash. */
type KnownFeed = CalendarFeed & Partial<Pick<NewCalendarFeed, "url">>;

type Change = { method: "POST" | "DELETE"; body?: { current: string } };

/**
 * The calendar address, and what can be done with it; failures are reported.
 * @param since when the address was made, according to the server; null without one
 */
export function useCalendarFeed(since: string | null) {
  const t = useTranslations("Settings.calendar");
  const errorText = useErrorMessage();
  const router = useRouter();
  const [feed, setFeed] = useState<KnownFeed>({ createdAt: since });
  const [seen, setSeen] = useState(since);
  const [passwordError, setPasswordError] = useState<string>();
  const [refreshing, startRefresh] = useTransition();
  if (since !== seen) {
    setSeen(since);
    // Changed by another tab, or by a request whose answer was lost: the address shown no longer works.
    if (since !== feed.createdAt) setFeed({ createdAt: since });
  }

  /** Without an answer it may have been replaced: it is no longer shown. */
  const lookAgain = () => {
    setFeed(({ createdAt }) => ({ createdAt }));
    void api<CalendarFeed>("/api/calendar").then(setFeed, () => undefined);
  };
  const { run, busy } = useWrite<Change, KnownFeed>({
    send: (request) => api<KnownFeed>("/api/calendar", request),
    scope: "calendar",
    failed: { title: t("failed") },
    onSuccess: setFeed,
    onFailure: ({ answered, fieldErrors }) => {
      if (answered) startRefresh(() => router.refresh());
      else lookAgain();
      const refused = errorText.ofField(fieldErrors.current);
      setPasswordError(refused);
      return refused !== undefined;
    },
  });
  const change = async (request: Change, onDone: () => void): Promise<boolean> => {
    setPasswordError(undefined);
    const changed = await run(request);
    if (!changed) return false;
    onDone();
    startRefresh(() => router.refresh());
    return true;
  };

  return {
    ...feed,
    busy: busy || refreshing,
    /** Why the password was refused. */
    passwordError,
    forgetRefusal: () => setPasswordError(undefined),
    /** Makes an address; the previous one stops working. `onDone` runs together with the change on screen. */
    create: (current: string, onDone: () => void) => change({ method: "POST", body: { current } }, onDone),
    revoke: (onDone: () => void) => change({ method: "DELETE" }, onDone),
  };
}
