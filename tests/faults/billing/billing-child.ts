import { stripeEventHandler } from "../../../lib/billing/events/process-events";
import { workOutbox } from "../../../lib/jobs/work-outbox";

// A process that the sandbox kills while it reads from Stripe.
process.on("message", () => {
  void workOutbox(stripeEventHandler).then(() => process.exit(0));
});
process.send?.("ready");
