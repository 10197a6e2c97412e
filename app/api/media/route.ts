import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { addPhoto } from "@/lib/media/add-photo";
import { UPLOAD_MAX_BYTES } from "@/lib/media/constants";
import { listPhotos, listUnusedPhotos } from "@/lib/media/queries";
import { mediaListSchema, uploadFieldsSchema } from "@/lib/media/schema";

const limit = { name: "upload", points: 100, seconds: 600 };
const form = { maxBytes: UPLOAD_MAX_BYTES, fields: uploadFieldsSchema };

/** Seconds. A photo is received, decoded and stored. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ query: mediaListSchema }, ({ actor, query }) =>
    query.unused ? listUnusedPhotos(actor, query) : listPhotos(actor, query),
  ),
  POST: route({ form, limit, once: true }, ({ actor, form: { file, fields }, request }) =>
    addPhoto(actor, file, fields, request.signal),
  ),
});
