import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { mediaParamsSchema } from "@/lib/media/schema";
import { describePicture } from "@/lib/posts/describing/describe-picture";
import { describePictureSchema } from "@/lib/posts/describing/schema";

const limit = { name: "describe", points: 30, seconds: 60 };
const options = {
  params: mediaParamsSchema,
  body: describePictureSchema,
  limit,
  once: true,
  turn: inModelTurn,
} as const;

/** Seconds. The model may take AI_TEXT_TIMEOUT_MS. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(options, ({ actor, params: { id: mediaId }, body, attempt }) =>
    describePicture(actor, { mediaId, ...body }, attempt),
  ),
});
