import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { editPhoto } from "@/lib/media/mutations";
import { getPhoto } from "@/lib/media/queries";
import { editMediaSchema, mediaParamsSchema } from "@/lib/media/schema";
import { removePhoto } from "@/lib/posts/photos/remove-photo";

const params = mediaParamsSchema;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ params }, ({ actor, params: { id } }) => getPhoto(actor, id)),
  PATCH: route({ params, body: editMediaSchema }, ({ actor, params: { id }, body }) =>
    editPhoto(actor, id, body),
  ),
  DELETE: route({ params }, ({ actor, params: { id } }) => removePhoto(actor, id)),
});
