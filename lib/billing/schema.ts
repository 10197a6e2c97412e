import { z } from "zod";

/** The body of the start-trial action. */
export const startTrialSchema = z.strictObject({ plan: z.enum(["STANDARD", "PROFESSIONAL"]) });
