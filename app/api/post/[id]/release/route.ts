import { methods } from "@/lib/http/methods";
import { postParamsSchema } from "@/lib/posts/schema";
import { releasePost } from "@/lib/posts/scheduling/holding/release-post";
import { releaseSchema } from "@/lib/posts/scheduling/schema";
import { route } from "@/lib/http/route";

const limit = { name: "release", points: 60, seconds: 600 };

/** Seconds. Facebook may take FACEBOOK_TIMEOUT_MS for each of its calls. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Settles a held post: publish it, reschedule it or drop it. */
  POST: route({ params: postParamsSchema, body: releaseSchema, limit }, ({ actor, params: { id }, body }) =>
    releasePost(actor, id, body),
  ),
});
