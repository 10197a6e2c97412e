"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import { awaitModelAnswer } from "@/components/posts/planning/await-model-answer";
import { usePlanningFailure } from "@/components/posts/planning/use-planning-failure";
import { api } from "@/lib/http/api-client";

/** The running request, kept in the browser until it is answered: a reload and a second press resume it. */
type Running = { of: string; path: string; key: string; request: object; at: number };
/** How long a reload can resume it, in milliseconds; the server keeps its answer for a day. */
const TAKEN_UP_MS = 12 * 3_600_000;

type Finding<Found> = {
  /** Names what is planned. */
  of: string;
  /** The address of the API. */
  path: string;
  /**
   * What another tab or device has found meanwhile, or an earlier press whose answer was lost: that is used instead.
   */
  known?: () => Promise<Found | null>;
  onTakenUp?: () => void;
  onFound: (found: Found) => void;
};

/** Has ideas found, which may outlast a request's time-out, and resumes that after a reload. */
export function useFindIdeas<Found>({ of, path, known, onTakenUp, onFound }: Finding<Found>) {
  const t = useTranslations("Planning");
  const reportFailure = usePlanningFailure();
  const [, setRunning, forget, running] = useStoredState<Running | null>("planning-request", null);
  const { run, busy } = useWrite<Running & { takesUp?: boolean }, Found>({
    failed: { title: t("findFailed") },
    send: async ({ takesUp = false, ...order }) => {
      setRunning(order);
      const found = takesUp ? null : await known?.();
      if (found) return found;
      const { request: body, key: idempotencyKey } = order;
      return awaitModelAnswer(
        () => api<Found>(order.path, { method: "POST", body, idempotencyKey }),
        takesUp,
      );
    },
    onSuccess: (found) => {
      forget();
      onFound(found);
      window.scrollTo(0, 0);
      // The form is gone, and with it what was pressed.
      requestAnimationFrame(() => moveFocusWhenIdle(document.querySelector("main h2")));
    },
    onFailure: (error) => {
      if (error.answered) forget();
      return reportFailure(error, t("findFailed"));
    },
  });

  const takeUp = useEffectEvent(() => {
    const order = running();
    if (order?.of !== of) return;
    if (Date.now() - order.at > TAKEN_UP_MS) return forget();
    onTakenUp?.();
    void run({ ...order, takesUp: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => takeUp());
    return () => clearTimeout(timer);
  }, []);

  return {
    busy,
    find: (request: object) => {
      const last = running();
      const same = last?.path === path && JSON.stringify(last.request) === JSON.stringify(request);
      void run({ of, path, key: same ? last.key : crypto.randomUUID(), request, at: Date.now() });
    },
  };
}
