import { mediaFileSchema, mediaParamsSchema } from "@/lib/media/schema";
import { readThumbnail } from "@/lib/media/thumbnails";
import { readPhoto } from "@/lib/media/transcoding/read-photo";
import { inFileTurn } from "@/lib/queues/heavy-turn";
import { isKept } from "@/lib/http/headers/if-none-match";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      params: mediaParamsSchema,
      query: mediaFileSchema,
      turn: inFileTurn,
      replies: { 200: "image/*", 304: null },
    },
    async ({ actor, params: { id }, query: { size }, request }) => {
      // Revalidated on every use, so that a cached copy is useless once the session has ended.
      const headers = { "cache-control": "private, no-cache", etag: size ? `"${id}-${size}"` : `"${id}"` };
      const photo = await (size ? readThumbnail : readPhoto)(actor, id, isKept(request, headers.etag));
      if (!photo) return new Response(null, { status: 304, headers });
      return new Response(photo.bytes, {
        headers: {
          ...headers,
          "content-type": photo.mimeType,
          "content-security-policy": "default-src 'none'",
          "x-content-type-options": "nosniff",
        },
      });
    },
  ),
});
