import { FACTS_LIMIT } from "@/lib/brand/facts/constants";
import { changeFactSchema, factPathSchema, removeFactSchema } from "@/lib/brand/facts/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { changeFactOfPosts, removeFactOfPosts } from "@/lib/posts/scheduling/problems/facts-of-posts";

const params = factPathSchema;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Changes a fact, or makes an ended one true again; returns the scheduled posts before which it ends. */
  PATCH: route({ params, body: changeFactSchema, limit: FACTS_LIMIT }, ({ actor, params: { id }, body }) =>
    changeFactOfPosts(actor, id, body),
  ),
  DELETE: route({ params, query: removeFactSchema, limit: FACTS_LIMIT }, ({ actor, params: { id }, query }) =>
    removeFactOfPosts(actor, id, query),
  ),
});
