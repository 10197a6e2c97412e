import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { postParamsSchema } from "@/lib/posts/schema";
import { holdPost } from "@/lib/posts/scheduling/holding/hold-post";

const limit = { name: "hold", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Holds a scheduled post until its owner decides about it. */
  POST: route({ params: postParamsSchema, limit }, ({ actor, params: { id } }) => holdPost(actor, id)),
});
