import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { leaveLinks } from "@/lib/posts/links/leave-links";
import { leaveLinksSchema } from "@/lib/posts/links/schema";
import { postParamsSchema } from "@/lib/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Leaves a post's links as they are, or one of them, and closes the notice about them. */
  POST: route({ params: postParamsSchema, query: leaveLinksSchema }, ({ actor, params: { id }, query }) =>
    leaveLinks(actor, id, query),
  ),
});
