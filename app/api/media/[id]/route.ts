import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { editPicture } from "@/lib/media/mutations";
import { getPicture } from "@/lib/media/queries";
import { editMediaSchema, mediaParamsSchema } from "@/lib/media/schema";
import { removePicture } from "@/lib/posts/pictures/remove-picture";

const params = mediaParamsSchema;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ params }, ({ actor, params: { id } }) => getPicture(actor, id)),
  PATCH: route({ params, body: editMediaSchema }, ({ actor, params: { id }, body }) =>
    editPicture(actor, id, body),
  ),
  DELETE: route({ params }, ({ actor, params: { id } }) => removePicture(actor, id)),
});
