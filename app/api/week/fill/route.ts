import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { fillWeek } from "@/lib/posts/week/fill-week";
import { fillSchema } from "@/lib/posts/week/schema";

const limit = { name: "fill", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Gives each draft a free posting time, and reports the result for each. */
  POST: route({ body: fillSchema, limit, once: true }, ({ actor, body }) => fillWeek(actor, body)),
});
