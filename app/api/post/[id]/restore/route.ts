import { methods } from "@/lib/http/methods";
import { restorePost } from "@/lib/posts/editing/mutations";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Undoes a deletion. */
  POST: route({ params: postParamsSchema }, ({ actor, params: { id } }) => restorePost(actor, id)),
});
