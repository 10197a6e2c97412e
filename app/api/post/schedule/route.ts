import { idempotencyKeyOf } from "@/lib/idempotency";
import { cancelSchedule } from "@/lib/publishing/cancel-schedule";
import { schedulePost } from "@/lib/publishing/schedule-post";
import { cancelScheduleSchema, scheduleSchema } from "@/lib/publishing/schema";
import { route } from "@/lib/route";

const limit = { name: "schedule", points: 60, seconds: 600 };

export const POST = route({ body: scheduleSchema, limit }, ({ actor, body, request }) =>
  schedulePost(actor, body, { key: idempotencyKeyOf(request.headers) }),
);
export const DELETE = route({ body: cancelScheduleSchema }, ({ actor, body }) => cancelSchedule(actor, body));
