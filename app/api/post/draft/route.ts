import { Reply } from "@/lib/http/envelope";
import { streamable } from "@/lib/http/stream";
import { idempotencyKeyOf, runOnce } from "@/lib/http/idempotency";
import { methods } from "@/lib/http/methods";
import { generateDraft } from "@/lib/posts/drafting/generate-draft";
import { draftSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

const limit = { name: "draft", points: 30, seconds: 60 };

/** Seconds. A text and its picture may take AI_TEXT_TIMEOUT_MS and AI_IMAGE_TIMEOUT_MS. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ body: draftSchema, limit }, ({ actor, body, request }) => {
    const key = idempotencyKeyOf(request.headers);
    return streamable(request, (emit, begin) =>
      runOnce(actor, { route: "post/draft", key, body }, async () => {
        const onText = (delta: string) => emit("text", { delta });
        const onImage = (state: string) => emit("image", { state });
        return new Reply(await generateDraft(actor, body, { key, onStart: begin, onText, onImage }));
      }),
    );
  }),
});
