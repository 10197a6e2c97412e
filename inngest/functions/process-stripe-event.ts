import "server-only";
import type { Inngest } from "inngest";
import { stripeEventHandler } from "@/lib/billing/events/process-events";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { inJob } from "@/lib/observability/log-context";
import { stripeReceived } from "../events";
import { reportFailure } from "./report-failure";

/** Processes the Stripe events that are stored, when one has come. */
export function processStripeEvent(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "process-stripe-event",
      triggers: [stripeReceived],
      concurrency: 1,
      retries: 4,
      onFailure: reportFailure,
    },
    async () => {
      await inJob("process-stripe-event", () => workOutbox(stripeEventHandler));
    },
  );
}
