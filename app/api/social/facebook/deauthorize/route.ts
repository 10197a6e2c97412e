import { acceptDeauthorize } from "@/lib/privacy/accept-facebook-callback";
import { CALLBACK_LIMIT } from "@/lib/privacy/constants";
import { route } from "@/lib/route";

export const POST = route({ auth: "none", limit: CALLBACK_LIMIT }, ({ request }) =>
  acceptDeauthorize(request),
);
