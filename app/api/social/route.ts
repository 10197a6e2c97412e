import { getConnections } from "@/lib/connections/queries";
import { route } from "@/lib/route";

export const GET = route({}, ({ actor }) => getConnections(actor));
