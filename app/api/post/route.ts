import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { listPosts } from "@/lib/posts/list-posts";
import { createPost } from "@/lib/posts/editing/mutations";
import { createPostSchema, postListSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** A post in the owner's own words: no model, no credits. */
  POST: route({ body: createPostSchema, once: true }, ({ actor, body, attempt }) =>
    createPost(actor, body, attempt),
  ),
  GET: route({ query: postListSchema, turn: inHeavyTurn }, ({ actor, query }) => listPosts(actor, query)),
});
