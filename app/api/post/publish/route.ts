import { methods } from "@/lib/http/methods";
import { publishPost } from "@/lib/posts/publishing/publish-post";
import { publishNowSchema } from "@/lib/posts/publishing/schema";
import { route } from "@/lib/http/route";

const limit = { name: "publish", points: 60, seconds: 600 };

/** Seconds. Facebook may take FACEBOOK_TIMEOUT_MS for each of its calls. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ body: publishNowSchema, limit, once: true }, ({ actor, body }) => publishPost(actor, body)),
});
