import { z } from "zod";

/** `{token}` of a path: the secret as `randomSecret` makes it, with or without the ending that calendars like. */
export const calendarParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}(\.ics)?$/)
    .transform((token) => token.slice(0, 43))
    // An address that cannot be one is not found, as one that was revoked.
    .catch(""),
});
