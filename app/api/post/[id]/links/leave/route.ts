import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { leaveLinks } from "@/lib/posts/links/leave-links";
import { postParamsSchema } from "@/lib/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Leaves a post's links as they are, and closes the notice about them. */
  POST: route({ params: postParamsSchema }, ({ actor, params: { id } }) => leaveLinks(actor, id)),
});
