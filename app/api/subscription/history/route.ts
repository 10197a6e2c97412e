import { listMovements } from "@/lib/credits/queries";
import { historySchema } from "@/lib/credits/schema";
import { route } from "@/lib/route";

export const GET = route({ query: historySchema }, ({ actor, query }) => listMovements(actor, query));
