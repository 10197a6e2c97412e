import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getClaims } from "@/lib/posts/checking/get-claims";
import { markClaim } from "@/lib/posts/checking/mark-claim";
import { markClaimSchema } from "@/lib/posts/checking/schema";
import { postParamsSchema } from "@/lib/posts/schema";

const limit = { name: "claims", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** What a post's text claims (prices, times, numbers …), and who said it. */
  GET: route({ params: postParamsSchema, limit }, ({ actor, params: { id } }) => getClaims(actor, id)),
  /** The owner says that a claim without a source is right, and may have it kept as a fact. */
  POST: route({ params: postParamsSchema, body: markClaimSchema, limit }, ({ actor, params: { id }, body }) =>
    markClaim(actor, id, body),
  ),
});
