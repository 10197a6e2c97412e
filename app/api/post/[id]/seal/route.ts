import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getSeal } from "@/lib/posts/checking/get-seal";
import { postParamsSchema } from "@/lib/posts/schema";
import { sealQuerySchema } from "@/lib/posts/seal/schema";

const limit = { name: "seal", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** What was checked of a post, when and by what, and what could not be. */
  GET: route(
    { params: postParamsSchema, query: sealQuerySchema, limit },
    ({ actor, params: { id }, query }) => getSeal(actor, id, query),
  ),
});
