import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { exportCalendar } from "@/lib/posts/calendar/export-calendar";
import { calendarParamsSchema } from "@/lib/posts/calendar/schema";

// Calendar services ask for many owners from one address; the secret itself cannot be guessed.
const limit = { name: "calendar", points: 600, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The week in the owner's own calendar: for calendar programs, which know nothing but the address. */
  GET: route(
    {
      auth: "none",
      params: calendarParamsSchema,
      limit,
      secretPath: true,
      replies: { 200: "text/calendar" },
    },
    async ({ params: { token } }) =>
      new Response(await exportCalendar(token), {
        headers: {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'inline; filename="postwright.ics"',
          "cache-control": "private, max-age=300, no-transform",
          "x-content-type-options": "nosniff",
          "x-robots-tag": "noindex",
        },
      }),
  ),
});
