import { duplicatePost } from "@/lib/posts/mutations";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/route";

/** Makes a copy that has not gone anywhere. */
export const POST = route({ params: postParamsSchema }, ({ actor, params: { id } }) =>
  duplicatePost(actor, id),
);
