import { z } from "zod";
import { unplayed, yesNo } from "../core/params";

// What several calls take alike.

export const automaticTax = z.strictObject({ enabled: yesNo, ...unplayed("liability") });
export const billingMode = z.strictObject({ type: z.enum(["classic", "flexible"]), ...unplayed("flexible") });
export const proration = z.enum(["always_invoice", "create_prorations", "none"]);
export const collectionMethod = z.enum(["charge_automatically"]);
export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]),
    ...unplayed("billing_cycle_anchor"),
  }),
});
