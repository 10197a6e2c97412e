import { methods } from "@/lib/http/methods";
import { postParamsSchema } from "@/lib/posts/schema";
import { getHistory } from "@/lib/posts/publishing/queries";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ params: postParamsSchema }, ({ actor, params: { id } }) => getHistory(actor, id)),
});
