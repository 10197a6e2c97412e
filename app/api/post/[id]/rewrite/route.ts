import { Reply } from "@/lib/http/envelope";
import { idempotencyKeyOf, runOnce } from "@/lib/http/idempotency";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { streamable } from "@/lib/http/stream";
import { rewritePost } from "@/lib/posts/rewriting/rewrite-post";
import { rewriteSchema } from "@/lib/posts/rewriting/schema";
import { postParamsSchema } from "@/lib/posts/schema";

const limit = { name: "rewrite", points: 30, seconds: 60 };
const options = { params: postParamsSchema, body: rewriteSchema, limit };

/** Seconds. The model may take AI_TEXT_TIMEOUT_MS. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Has a part of the text changed; the post stays as it is until the new text is saved. */
  POST: route(options, ({ actor, params: { id }, body, request }) => {
    const key = idempotencyKeyOf(request.headers);
    return streamable(request, (emit, begin) =>
      runOnce(actor, { route: "post/rewrite", key, body: { id, ...body } }, async () => {
        const onText = (delta: string) => emit("text", { delta });
        return new Reply(await rewritePost(actor, id, body, { key, onStart: begin, onText }));
      }),
    );
  }),
});
