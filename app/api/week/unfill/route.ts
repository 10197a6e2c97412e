import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { unfillSchema } from "@/lib/posts/week/schema";
import { unfillWeek } from "@/lib/posts/week/unfill-week";

const limit = { name: "unfill", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Takes back the times that POST /api/week/fill gave, where they are still those, and reports the result for each. */
  POST: route({ body: unfillSchema, limit, once: true, turn: inHeavyTurn }, ({ actor, body }) =>
    unfillWeek(actor, body),
  ),
});
