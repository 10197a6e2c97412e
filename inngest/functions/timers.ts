import "server-only";
import { type Inngest, cron } from "inngest";
import { stripeReceived } from "../events";
import { TIMERS, type Timer, withoutSeconds } from "../timers";

/**
 * Every timer of the embedded runner as a function of Inngest, by the same name: sweep-due-posts,
 * release-expired-reservations, process-stripe-event and the others. Inngest's clock knows minutes only.
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
      // The next minute tries again.
      retries: 0,
    },
    async ({ step }) => {
      await step.run(timer.name, async () => {
        await timer.run({ signal: new AbortController().signal, by: "minute" });
      });
    },
  );
}
