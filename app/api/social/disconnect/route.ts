import { disconnectAccount } from "@/lib/connections/disconnect-account";
import { disconnectSchema } from "@/lib/connections/schema";
import { route } from "@/lib/route";

export const DELETE = route({ query: disconnectSchema }, ({ actor, query }) =>
  disconnectAccount(actor, query),
);
