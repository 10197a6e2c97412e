import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { postParamsSchema } from "@/lib/posts/schema";
import { movePost } from "@/lib/posts/scheduling/move-post";
import { moveSchema } from "@/lib/posts/scheduling/schema";

const limit = { name: "move", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route({ params: postParamsSchema, body: moveSchema, limit }, ({ actor, params: { id }, body }) =>
    movePost(actor, id, body),
  ),
});
