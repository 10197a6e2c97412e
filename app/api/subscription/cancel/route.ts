import { cancelSubscription } from "@/lib/billing/cancel-subscription";
import { route } from "@/lib/route";

export const DELETE = route({ limit: { name: "cancel", points: 20, seconds: 600 } }, ({ actor }) =>
  cancelSubscription(actor),
);
