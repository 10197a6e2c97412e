import { listMovements } from "@/lib/credits/queries";
import { historySchema } from "@/lib/credits/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ query: historySchema }, ({ actor, query }) => listMovements(actor, query)),
});
