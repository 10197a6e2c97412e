import { beginCheckout } from "@/lib/billing/begin-checkout";
import { checkoutSchema } from "@/lib/billing/schema";
import { route } from "@/lib/route";

const limit = { name: "checkout", points: 30, seconds: 600 };

/** It makes a customer and a checkout: other sites must not cause it. */
export const GET = route({ query: checkoutSchema, sameOrigin: true, limit }, ({ actor, query }) =>
  beginCheckout(actor, query),
);
