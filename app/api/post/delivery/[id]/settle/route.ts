import { methods } from "@/lib/http/methods";
import { postParamsSchema } from "@/lib/posts/schema";
import { resolveDeliverySchema } from "@/lib/posts/publishing/schema";
import { resolveByOwner } from "@/lib/posts/publishing/reconciling/resolve-by-owner";
import { route } from "@/lib/http/route";

const limit = { name: "settle", points: 60, seconds: 600 };

/** Seconds. Facebook may take FACEBOOK_TIMEOUT_MS for each of its calls. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Records the owner's answer for a delivery in doubt. */
  POST: route(
    { params: postParamsSchema, body: resolveDeliverySchema, limit },
    ({ actor, params: { id }, body }) => resolveByOwner(actor, id, body),
  ),
});
