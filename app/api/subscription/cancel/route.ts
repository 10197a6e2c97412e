import { cancelSubscription } from "@/lib/billing/cancel-subscription";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route({ limit: { name: "cancel", points: 20, seconds: 600 } }, ({ actor }) =>
    cancelSubscription(actor),
  ),
});
