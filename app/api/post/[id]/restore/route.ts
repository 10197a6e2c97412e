import { methods } from "@/lib/http/methods";
import { restorePost } from "@/lib/posts/scheduling/restore-post";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Undoes a deletion: gives the post its time, its delivery and its photos back, and says what it could not. */
  POST: route({ params: postParamsSchema }, ({ actor, params: { id } }) => restorePost(actor, id)),
});
