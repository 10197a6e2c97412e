import { acceptDataDeletion } from "@/lib/privacy/accept-facebook-callback";
import { CALLBACK_LIMIT } from "@/lib/privacy/constants";
import { route } from "@/lib/route";

// Meta reads this answer, so it is in Meta's form and not in the envelope.
export const POST = route({ auth: "none", limit: CALLBACK_LIMIT }, async ({ request }) =>
  Response.json(await acceptDataDeletion(request), { headers: { "cache-control": "no-store" } }),
);
