import { methods } from "@/lib/http/methods";
import { duplicatePost } from "@/lib/posts/editing/mutations";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

const limit = { name: "duplicate", points: 60, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Makes an unpublished copy of a post. */
  POST: route({ params: postParamsSchema, limit, once: true }, ({ actor, params: { id }, attempt }) =>
    duplicatePost(actor, id, attempt),
  ),
});
