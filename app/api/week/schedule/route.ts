import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { scheduleWeek } from "@/lib/posts/planning/schedule-week";
import { scheduleWeekSchema } from "@/lib/posts/planning/schema";

/** Together with POST /api/week/fill, which does the same by times that are named. */
const limit = { name: "fill", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Gives each draft of a planned week the time that its idea stands at, and reports the result for each. */
  POST: route({ body: scheduleWeekSchema, limit, once: true }, ({ actor, body }) =>
    scheduleWeek(actor, body),
  ),
});
