import { visitPortal } from "@/lib/billing/begin-checkout";
import { route } from "@/lib/route";

const limit = { name: "portal", points: 30, seconds: 600 };

/** It makes a session of the portal: other sites must not cause it. */
export const GET = route({ sameOrigin: true, limit }, ({ actor }) => visitPortal(actor));
