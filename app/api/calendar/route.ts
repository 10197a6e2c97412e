import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { createCalendarFeed, revokeCalendarFeed } from "@/lib/posts/calendar/mutations";
import { getCalendarFeed } from "@/lib/posts/calendar/queries";

const limit = { name: "calendar-address", points: 20, seconds: 3600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => getCalendarFeed(actor)),
  /** Makes an address, shown this once; the previous one stops working. */
  POST: route({ limit }, ({ actor }) => createCalendarFeed(actor)),
  DELETE: route({}, ({ actor }) => revokeCalendarFeed(actor)),
});
