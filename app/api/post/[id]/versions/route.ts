import { methods } from "@/lib/http/methods";
import { listVersions } from "@/lib/posts/versions/queries";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ params: postParamsSchema }, ({ actor, params: { id } }) => listVersions(actor, id)),
});
