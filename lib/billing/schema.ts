import { z } from "zod";

/** The query of GET /api/subscription. */
export const checkoutSchema = z.strictObject({ subscriptionType: z.enum(["STANDARD", "PROFESSIONAL"]) });
export type CheckoutInput = z.output<typeof checkoutSchema>;

/** The input of an action without parameters. */
export const nothingSchema = z.strictObject({});
