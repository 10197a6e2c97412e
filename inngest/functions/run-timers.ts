import "server-only";
import { type Inngest, cron } from "inngest";
import { runTimers } from "@/lib/timers/run-due-timers";
import { reportFailure } from "./report-failure";

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
    async () => ({ ran: await runTimers() }),
  );
}
