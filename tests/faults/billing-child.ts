import { processEvents } from "../../lib/billing/process-events";

// A process of its own, which the sandbox kills in the middle of its reading of Stripe.
process.on("message", () => {
  void processEvents().then(() => process.exit(0));
});
process.send?.("ready");
