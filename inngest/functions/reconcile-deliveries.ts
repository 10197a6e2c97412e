import "server-only";
import type { Inngest } from "inngest";
import { systemActor } from "@/lib/auth/actor";
import { inJob } from "@/lib/observability/log-context";
import { recheckDelivery } from "@/lib/posts/publishing/reconciling/recheck-delivery";
import { deliveryInDoubt } from "../events";
import { reportFailure } from "./report-failure";

/** An upper bound; whatever is left after it is found by the sweep. */
const MAX_CHECKS = 20;

/** Runs the due page checks of a delivery of unknown outcome until it is settled. */
export function reconcileDeliveries(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "reconcile-deliveries",
      triggers: [deliveryInDoubt],
      concurrency: { key: "string(event.data.deliveryId)", limit: 1 },
      retries: 4,
      onFailure: reportFailure,
    },
    async ({ event, step }) => {
      for (let check = 1; check <= MAX_CHECKS; check++) {
        const next: string | null = await step.run(`look-${check}`, async () => {
          const actor = systemActor("reconcile-deliveries");
          const at = await inJob(actor.job, () => recheckDelivery(actor, event.data.deliveryId));
          return at?.toISOString() ?? null;
        });
        if (!next) return;
        await step.sleepUntil(`wait-${check}`, next);
      }
    },
  );
}
