import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getCheckedLinks } from "@/lib/posts/links/queries";
import { postParamsSchema } from "@/lib/posts/schema";

const limit = { name: "post-links", points: 600, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** What was found behind the links of a scheduled post when they were last read. */
  GET: route({ params: postParamsSchema, limit }, ({ actor, params: { id } }) => getCheckedLinks(actor, id)),
});
