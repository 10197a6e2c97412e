import { idempotencyKeyOf } from "@/lib/http/idempotency";
import { methods } from "@/lib/http/methods";
import { publishPost } from "@/lib/posts/publishing/publish-post";
import { publishNowSchema } from "@/lib/posts/publishing/schema";
import { route } from "@/lib/http/route";

/** Seconds. Facebook may take FACEBOOK_TIMEOUT_MS for each of its calls. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { body: publishNowSchema, limit: { name: "publish", points: 60, seconds: 600 } },
    ({ actor, body, request }) => publishPost(actor, body, { key: idempotencyKeyOf(request.headers) }),
  ),
});
