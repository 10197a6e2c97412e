import "server-only";
import { type Inngest, cron } from "inngest";
import { runTimers } from "@/lib/timers/run-due-timers";
import { sendEvent } from "@/lib/jobs/send-event";
import { nextDueWithin } from "@/lib/posts/publishing/find-due";
import { reportFailure } from "./report-failure";

/** The cron's period, and a minute, because it may come late. */
const PERIOD_SECONDS = 6 * 60;

/**
 * Runs the timers that are due, where no server of ours does: one function for all, every five minutes. What has an
 * exact time is woken by its own event. A run without steps is one execution, so that idling takes about 8,900 a month;
 * a function for each timer, every minute, took 790,000.
 */
export function runTimersByCron(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "run-timers",
      triggers: [cron("*/5 * * * *")],
      concurrency: 1,
      retries: 3,
      onFailure: reportFailure,
    },
    async () => {
      const ran = await runTimers();
      // What becomes due before the next run, and whose own wake-up may have been refused or lost.
      const at = await nextDueWithin(PERIOD_SECONDS);
      const until = new Date(Date.now() + PERIOD_SECONDS * 1000).toISOString();
      if (at) sendEvent({ name: "posts/due", data: { at: at.toISOString(), until } });
      return { ran };
    },
  );
}
