import { deletePost, editPost } from "@/lib/posts/mutations";
import { getPost } from "@/lib/posts/queries";
import { editPostSchema, postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/route";

const params = postParamsSchema;

export const GET = route({ params }, ({ actor, params: { id } }) => getPost(actor, id));
export const PUT = route({ params, body: editPostSchema }, ({ actor, params: { id }, body }) =>
  editPost(actor, id, body),
);
export const DELETE = route({ params }, ({ actor, params: { id } }) => deletePost(actor, id));
