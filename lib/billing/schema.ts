import { z } from "zod";

/** The query of GET /api/subscription. */
export const checkoutSchema = z.strictObject({ subscriptionType: z.enum(["STANDARD", "PROFESSIONAL"]) });
export type CheckoutInput = z.output<typeof checkoutSchema>;

/** An action that takes nothing. */
export const nothingSchema = z.strictObject({});
