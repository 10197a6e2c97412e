import { z } from "zod";
import { confirmedSchema } from "@/lib/accounts/schema";
import type { Limit } from "@/lib/http/rate-limit";

/** Making an address: the password, or nothing for an account without one that has signed in minutes ago. */
export const createCalendarFeedSchema = confirmedSchema.strict().default({ current: "" });

/** How many addresses an owner makes in an hour. */
export const CALENDAR_LIMIT: Limit = { name: "calendar-address", points: 20, seconds: 3600 };

/** `{token}` of a path: the secret as `randomSecret` makes it, with or without the ending that calendars like. */
export const calendarParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}(\.ics)?$/)
    .transform((token) => token.slice(0, 43))
    // An address that cannot be one is not found, as one that was revoked.
    .catch(""),
});
