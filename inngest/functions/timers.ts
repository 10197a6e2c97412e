import "server-only";
import { type Inngest, cron } from "inngest";
import { stripeReceived } from "../events";
import { inJob } from "@/lib/log-context";
import { TIMERS, type Timer, withoutSeconds } from "@/lib/jobs/timers";

/**
 * Every timer of the embedded runner as an Inngest function of the same name: sweep-due-posts,
 * release-expired-reservations, process-stripe-event and the others. Inngest's cron has a resolution of minutes.
 */
export function timerFunctions(inngest: Inngest) {
  return TIMERS.map((timer) => timerFunction(inngest, timer));
}

function timerFunction(inngest: Inngest, timer: Timer) {
  const clock = cron(withoutSeconds(timer));
  return inngest.createFunction(
    {
      id: timer.name,
      triggers: timer.name === "process-stripe-event" ? [clock, stripeReceived] : [clock],
      concurrency: 1,
      // The next run retries it.
      retries: 0,
    },
    async ({ step }) => {
      await step.run(timer.name, async () => {
        await inJob(timer.name, () => timer.run({ signal: new AbortController().signal, by: "minute" }));
      });
    },
  );
}
