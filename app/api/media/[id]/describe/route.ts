import { Reply } from "@/lib/http/envelope";
import { idempotencyKeyOf, runOnce } from "@/lib/http/idempotency";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { mediaParamsSchema } from "@/lib/media/schema";
import { describePicture } from "@/lib/posts/describing/describe-picture";
import { describePictureSchema } from "@/lib/posts/describing/schema";

const limit = { name: "describe", points: 30, seconds: 60 };

/** Seconds. The model may take AI_TEXT_TIMEOUT_MS. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { params: mediaParamsSchema, body: describePictureSchema, limit },
    ({ actor, params, body, request }) => {
      const key = idempotencyKeyOf(request.headers);
      const input = { mediaId: params.id, ...body };
      return runOnce(actor, { route: "media/describe", key, body: input }, async () => {
        return new Reply(await describePicture(actor, input, { key }));
      });
    },
  ),
});
