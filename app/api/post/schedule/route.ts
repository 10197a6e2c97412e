import { methods } from "@/lib/http/methods";
import { cancelSchedule } from "@/lib/posts/scheduling/cancel-schedule";
import { schedulePost } from "@/lib/posts/scheduling/schedule-post";
import { cancelScheduleSchema, scheduleSchema } from "@/lib/posts/scheduling/schema";
import { route } from "@/lib/http/route";

const limit = { name: "schedule", points: 60, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ body: scheduleSchema, limit, once: true }, ({ actor, body }) => schedulePost(actor, body)),
  DELETE: route({ body: cancelScheduleSchema }, ({ actor, body }) => cancelSchedule(actor, body)),
});
