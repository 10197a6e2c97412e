import { methods } from "@/lib/http/methods";
import { acceptDataDeletion } from "@/lib/privacy/accept-facebook-callback";
import { CALLBACK_LIMIT } from "@/lib/privacy/constants";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // Meta reads this response, so it uses Meta's format and not our envelope.
  POST: route(
    { auth: "none", limit: CALLBACK_LIMIT, replies: { 200: "application/json" } },
    async ({ request }) =>
      Response.json(await acceptDataDeletion(request), { headers: { "cache-control": "no-store" } }),
  ),
});
