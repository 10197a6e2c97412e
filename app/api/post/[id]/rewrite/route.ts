import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { textEvent } from "@/lib/posts/answers/text-event";
import { rewritePost } from "@/lib/posts/rewriting/rewrite-post";
import { rewriteSchema } from "@/lib/posts/rewriting/schema";
import { postParamsSchema } from "@/lib/posts/schema";

const limit = { name: "rewrite", points: 30, seconds: 60 };
const options = {
  params: postParamsSchema,
  body: rewriteSchema,
  limit,
  once: true,
  stream: true,
  turn: inModelTurn,
} as const;

/** Seconds. The model may take AI_TEXT_TIMEOUT_MS. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Has a part of the text changed; the post stays as it is until the new text is saved. */
  POST: route(options, ({ actor, params: { id }, body, attempt, live: { start, emit } }) =>
    rewritePost(actor, id, body, {
      attempt,
      onStart: start,
      onText: (delta, anew) => emit("text", textEvent(delta, anew)),
    }),
  ),
});
