import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { postParamsSchema } from "@/lib/posts/schema";
import { findSimilarPosts } from "@/lib/posts/similar/find-similar-posts";

const limit = { name: "similar", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The posts of the last and the coming 60 days with the same photo or much the same words, at most three. */
  GET: route({ params: postParamsSchema, limit }, ({ actor, params: { id } }) => findSimilarPosts(actor, id)),
});
