import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { postParamsSchema } from "@/lib/posts/schema";
import { queuePost } from "@/lib/posts/scheduling/queue-post";
import { queueSchema } from "@/lib/posts/scheduling/schema";

const limit = { name: "queue", points: 120, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Schedules a draft for the next free posting time. */
  POST: route(
    { params: postParamsSchema, body: queueSchema, limit, once: true },
    ({ actor, params: { id }, body }) => queuePost(actor, id, body),
  ),
});
