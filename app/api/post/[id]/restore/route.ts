import { restorePost } from "@/lib/posts/mutations";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/route";

/** Takes a deletion back. */
export const POST = route({ params: postParamsSchema }, ({ actor, params: { id } }) =>
  restorePost(actor, id),
);
