import { Reply } from "@/lib/envelope";
import { streamable } from "@/lib/event-stream";
import { idempotencyKeyOf, once } from "@/lib/idempotency";
import { generateDraft } from "@/lib/posts/generate-draft";
import { draftSchema } from "@/lib/posts/schema";
import { route } from "@/lib/route";

const limit = { name: "draft", points: 30, seconds: 60 };

export const POST = route({ body: draftSchema, limit }, ({ actor, body, request }) => {
  const key = idempotencyKeyOf(request.headers);
  return streamable(request, (emit, begin) =>
    once(actor, { route: "post/draft", key, body }, async () => {
      const onText = (delta: string) => emit("text", { delta });
      const onImage = (state: string) => emit("image", { state });
      return new Reply(await generateDraft(actor, body, { key, onStart: begin, onText, onImage }));
    }),
  );
});
