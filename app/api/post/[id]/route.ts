import { methods } from "@/lib/http/methods";
import { deletePost } from "@/lib/posts/editing/delete-post";
import { getPost } from "@/lib/posts/queries";
import { editScheduledPost } from "@/lib/posts/scheduling/edit-scheduled-post";
import { patchPostSchema, postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

const params = postParamsSchema;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ params }, ({ actor, params: { id } }) => getPost(actor, id)),
  /** Changes the text, with `revision` only if nobody has since, or what is to follow the post ("again next week"). */
  PATCH: route({ params, body: patchPostSchema }, ({ actor, params: { id }, body }) =>
    editScheduledPost(actor, id, body),
  ),
  DELETE: route({ params }, ({ actor, params: { id } }) => deletePost(actor, id)),
});
