import { postParamsSchema } from "@/lib/posts/schema";
import { settleSchema } from "@/lib/publishing/schema";
import { settleByOwner } from "@/lib/publishing/settle-by-owner";
import { route } from "@/lib/route";

const limit = { name: "settle", points: 60, seconds: 600 };

/** What the owner says of a delivery in doubt. */
export const POST = route(
  { params: postParamsSchema, body: settleSchema, limit },
  ({ actor, params: { id }, body }) => settleByOwner(actor, id, body),
);
