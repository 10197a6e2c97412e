import { FACTS_LIMIT } from "@/lib/brand/facts/constants";
import { getFacts } from "@/lib/brand/facts/queries";
import { createFactSchema } from "@/lib/brand/facts/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { createFactOfPosts } from "@/lib/posts/scheduling/problems/facts-of-posts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The facts that are true of the business, and those that ended within thirty days. */
  GET: route({}, ({ actor }) => getFacts(actor)),
  POST: route({ body: createFactSchema, limit: FACTS_LIMIT, once: true }, ({ actor, body }) =>
    createFactOfPosts(actor, body),
  ),
});
