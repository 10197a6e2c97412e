import "server-only";
import type { Inngest } from "inngest";
import { systemActor } from "@/lib/auth";
import { lookAgain } from "@/lib/publishing/look-again";
import { deliveryInDoubt } from "../events";

/** More looks than a doubt can take; what is left then is the sweep's. */
const MOST_LOOKS = 20;

/** Looks at the page of a delivery in doubt whenever a look is due, until it is settled. */
export function reconcileDeliveries(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "reconcile-deliveries",
      triggers: [deliveryInDoubt],
      concurrency: { key: "string(event.data.deliveryId)", limit: 1 },
      retries: 4,
    },
    async ({ event, step }) => {
      for (let look = 1; look <= MOST_LOOKS; look++) {
        const next: string | null = await step.run(`look-${look}`, async () => {
          const at = await lookAgain(systemActor("reconcile-deliveries"), event.data.deliveryId);
          return at?.toISOString() ?? null;
        });
        if (!next) return;
        await step.sleepUntil(`wait-${look}`, next);
      }
    },
  );
}
