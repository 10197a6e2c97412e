import { disconnectAccount } from "@/lib/connections/disconnect-account";
import { platformSchema } from "@/lib/connections/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route({ query: platformSchema }, ({ actor, query }) => disconnectAccount(actor, query)),
});
