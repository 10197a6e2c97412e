import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { createCalendarFeed, revokeCalendarFeed } from "@/lib/posts/calendar/mutations";
import { getCalendarFeed } from "@/lib/posts/calendar/queries";
import { CALENDAR_LIMIT, createCalendarFeedSchema } from "@/lib/posts/calendar/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => getCalendarFeed(actor)),
  /** Makes an address, shown this once; the previous one stops working. */
  POST: route({ limit: CALENDAR_LIMIT, body: createCalendarFeedSchema }, ({ actor, body }) =>
    createCalendarFeed(actor, body),
  ),
  DELETE: route({}, ({ actor }) => revokeCalendarFeed(actor)),
});
