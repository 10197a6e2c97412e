import { methods } from "@/lib/http/methods";
import { listVersions } from "@/lib/posts/versions/queries";
import { postParamsSchema } from "@/lib/posts/schema";
import { route } from "@/lib/http/route";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ params: postParamsSchema, turn: inHeavyTurn }, ({ actor, params: { id } }) =>
    listVersions(actor, id),
  ),
});
