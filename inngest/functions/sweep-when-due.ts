import "server-only";
import type { Inngest } from "inngest";
import { systemActor } from "@/lib/auth/actor";
import { inJob } from "@/lib/observability/log-context";
import { nextDueWithin } from "@/lib/posts/publishing/find-due";
import { sweepDeliveries } from "@/lib/posts/publishing/sweep-deliveries";
import { postsDue } from "../events";
import { reportFailure } from "./report-failure";

/** An upper bound; whatever is left after it is found by the next run of the timers. */
const MAX_SWEEPS = 60;
/** Inngest wakes up to half a second early: a sweep waits for what is due in that time. */
const LINGER_MS = 2_000;

/**
 * Sweeps at the times at which posts become due between two runs of the timers, so that one whose own wake-up was refused
 * or lost goes out on time as well.
 */
export function sweepWhenDue(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "sweep-when-due",
      triggers: [postsDue],
      concurrency: 1,
      retries: 4,
      onFailure: reportFailure,
    },
    async ({ event, step }) => {
      const until = Date.parse(event.data.until);
      let at: string | null = event.data.at;
      for (let sweep = 1; at && sweep <= MAX_SWEEPS; sweep++) {
        await step.sleepUntil(`wait-${sweep}`, at);
        at = await step.run(`sweep-${sweep}`, async () => {
          const actor = systemActor("sweep-when-due");
          await inJob(actor.job, () => sweepDeliveries({ lingerMs: LINGER_MS }));
          const next = await nextDueWithin((until - Date.now()) / 1000);
          return next?.toISOString() ?? null;
        });
      }
    },
  );
}
