import { factPathSchema } from "@/lib/brand/facts/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { listAffectedPosts } from "@/lib/posts/today/list-affected-posts";

const limit = { name: "touched-posts", points: 120, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The posts of the next 48 hours that a fact is about, and those that are on their way. */
  GET: route({ params: factPathSchema, limit }, ({ actor, params: { id } }) => listAffectedPosts(actor, id)),
});
