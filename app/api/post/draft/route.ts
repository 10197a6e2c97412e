import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { generateDraft } from "@/lib/posts/drafting/generate-draft";
import { textEvent } from "@/lib/posts/answers/text-event";
import { draftSchema } from "@/lib/posts/drafting/schema";
import { route } from "@/lib/http/route";

const limit = { name: "draft", points: 30, seconds: 60 };

/** Seconds. A text and its image may take AI_TEXT_TIMEOUT_MS and AI_IMAGE_TIMEOUT_MS. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { body: draftSchema, limit, turn: inModelTurn, once: true, stream: true },
    ({ actor, body, attempt, live: { start, emit } }) =>
      generateDraft(actor, body, {
        attempt,
        onStart: start,
        onText: (delta, anew) => emit("text", textEvent(delta, anew)),
        onImage: (state) => emit("image", { state }),
      }),
  ),
});
