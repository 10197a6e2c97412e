import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { readPost } from "@/lib/posts/reading/mutations";
import { readSchema } from "@/lib/posts/reading/schema";
import { postParamsSchema } from "@/lib/posts/schema";

const limit = { name: "read", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Marks a post's text and photos as read by its owner, in the revision that she has read. */
  PUT: route({ params: postParamsSchema, body: readSchema, limit }, ({ actor, params: { id }, body }) =>
    readPost(actor, id, body),
  ),
});
