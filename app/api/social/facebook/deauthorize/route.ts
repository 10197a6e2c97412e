import { methods } from "@/lib/http/methods";
import { acceptDeauthorize } from "@/lib/privacy/accept-facebook-callback";
import { CALLBACK_LIMIT } from "@/lib/privacy/constants";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ auth: "none", limit: CALLBACK_LIMIT }, ({ request }) => acceptDeauthorize(request)),
});
