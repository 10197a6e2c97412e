import { z } from "zod";
import { canonicalTimeZone } from "@/lib/i18n/time-zone";

const MAX_SLOTS = 50;

const slot = z.strictObject({
  weekday: z.number().int().min(1).max(7),
  minute: z.number().int().min(0).max(1439),
});

/** An IANA name that this runtime knows, in its canonical spelling. */
const timeZoneName = z
  .string()
  .max(64)
  .transform((name, context) => {
    const zone = canonicalTimeZone(name);
    if (zone === null) context.addIssue({ code: "custom" });
    return zone ?? z.NEVER;
  });

/** The body of PUT /api/slots: all posting times of the owner, in any order. */
export const slotsSchema = z.strictObject({
  slots: z
    .array(slot)
    .max(MAX_SLOTS)
    .transform((slots) => [...new Map(slots.map((one) => [`${one.weekday} ${one.minute}`, one])).values()]),
  timeZone: timeZoneName.optional(),
});
export type SlotsInput = z.output<typeof slotsSchema>;

/** The body of PUT /api/settings/time-zone: what scheduled posts keep, the time of the clock or the moment. */
export const timeZoneSchema = z.strictObject({ timeZone: timeZoneName, keep: z.enum(["clock", "moment"]) });
export type TimeZoneInput = z.output<typeof timeZoneSchema>;
