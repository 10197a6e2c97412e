import { readPicture } from "@/lib/media/read-picture";
import { pictureParamsSchema } from "@/lib/media/schema";
import { route } from "@/lib/route";

export const GET = route({ params: pictureParamsSchema }, async ({ actor, params }) => {
  const { bytes, mimeType } = await readPicture(actor, params.key);
  return new Response(bytes, {
    headers: {
      "content-type": mimeType,
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    },
  });
});
