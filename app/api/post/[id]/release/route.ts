import { postParamsSchema } from "@/lib/posts/schema";
import { releasePost } from "@/lib/publishing/release-post";
import { releaseSchema } from "@/lib/publishing/schema";
import { route } from "@/lib/route";

const limit = { name: "release", points: 60, seconds: 600 };

/** What to do with a post that is held. */
export const POST = route(
  { params: postParamsSchema, body: releaseSchema, limit },
  ({ actor, params: { id }, body }) => releasePost(actor, id, body),
);
