import { idempotencyKeyOf } from "@/lib/idempotency";
import { publishPost } from "@/lib/publishing/publish-post";
import { publishNowSchema } from "@/lib/publishing/schema";
import { route } from "@/lib/route";

export const POST = route(
  { body: publishNowSchema, limit: { name: "publish", points: 60, seconds: 600 } },
  ({ actor, body, request }) => publishPost(actor, body, { key: idempotencyKeyOf(request.headers) }),
);
