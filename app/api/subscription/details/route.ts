import { getSubscription } from "@/lib/billing/queries";
import { route } from "@/lib/route";

export const GET = route({}, ({ actor }) => getSubscription(actor));
