import { visitPortal } from "@/lib/billing/start-checkout";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const limit = { name: "portal", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Creates a portal session, so other sites must not be able to trigger it. */
  GET: route({ sameOrigin: true, limit }, ({ actor }) => visitPortal(actor)),
});
