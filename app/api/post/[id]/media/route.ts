import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { postParamsSchema } from "@/lib/posts/schema";
import { postMediaSchema } from "@/lib/posts/photos/schema";
import { changePhotos } from "@/lib/posts/editing/mutations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Gives a post its photos, in this order. */
  PUT: route({ params: postParamsSchema, body: postMediaSchema }, ({ actor, params: { id }, body }) =>
    changePhotos(actor, id, body),
  ),
});
