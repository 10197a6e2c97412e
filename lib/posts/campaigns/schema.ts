import { z } from "zod";
import { instant, once, planWeekSchema } from "@/lib/posts/planning/schema";
import { revision } from "@/lib/posts/schema";
import { date } from "@/lib/posts/week/schema";
import { visibleText } from "@/lib/text/schema";
import { MAX_CAMPAIGN_IDEAS, MAX_DAYS_TO_END, NAME_LIMIT } from "./constants";

const name = visibleText({
  max: NAME_LIMIT,
  missing: "Campaigns.errors.nameMissing",
  tooLong: "Campaigns.errors.nameTooLong",
  trim: true,
  oneLine: true,
});

const asked = planWeekSchema.pick({ brief: true, language: true, photos: true }).extend({
  /** The times to plan for; by default free posting times, spread evenly over the weeks. */
  slots: z
    .array(instant)
    .min(1)
    .max(MAX_CAMPAIGN_IDEAS)
    .transform((times) => once(times).sort())
    .optional(),
});

/** The body of POST /api/campaign: its name, its first day and its last, and what its ideas are made from. */
export const planCampaignSchema = asked.extend({ name, beginsOn: date, endsOn: date });
export type PlanCampaignInput = z.output<typeof planCampaignSchema>;

/** The body of POST /api/campaign/{id}/plan: what the new ideas are made from. */
export const planAgainSchema = asked;
export type PlanAgainInput = z.output<typeof planAgainSchema>;

/** The path of a campaign. */
export const campaignPathSchema = z.strictObject({ id: z.uuid() });

/** The query of GET /api/campaign/times: the first day and the last. */
export const campaignTimesSchema = z.strictObject({ beginsOn: date, endsOn: date });
export type CampaignTimesInput = z.output<typeof campaignTimesSchema>;

/**
 * The body of POST /api/campaign/{id}/move: by how many days everything not yet published is moved; negative is
 * earlier. `revision`: of the campaign as it was shown.
 */
export const moveCampaignSchema = z.strictObject({
  days: z
    .number()
    .int()
    .min(-MAX_DAYS_TO_END)
    .max(MAX_DAYS_TO_END)
    .refine((days) => days !== 0),
  revision,
});
export type MoveCampaignInput = z.output<typeof moveCampaignSchema>;
