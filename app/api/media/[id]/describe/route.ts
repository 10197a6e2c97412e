import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { mediaParamsSchema } from "@/lib/media/schema";
import { describePhoto } from "@/lib/posts/describing/describe-photo";
import { describePhotoSchema } from "@/lib/posts/describing/schema";

const limit = { name: "describe", points: 30, seconds: 60 };
const options = {
  params: mediaParamsSchema,
  body: describePhotoSchema,
  limit,
  once: true,
  turn: inModelTurn,
} as const;

/** Seconds. The model may take AI_TEXT_TIMEOUT_MS. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(options, ({ actor, params: { id: mediaId }, body, attempt }) =>
    describePhoto(actor, { mediaId, ...body }, attempt),
  ),
});
