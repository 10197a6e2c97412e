import { startCheckout } from "@/lib/billing/start-checkout";
import { checkoutSchema } from "@/lib/billing/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const limit = { name: "checkout", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Creates a customer and a checkout, so other sites must not be able to trigger it. */
  GET: route({ query: checkoutSchema, sameOrigin: true, limit }, ({ actor, query }) =>
    startCheckout(actor, query),
  ),
});
