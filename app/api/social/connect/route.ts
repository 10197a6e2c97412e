import { connectAccount } from "@/lib/connections/connect-account";
import { connectSchema } from "@/lib/connections/schema";
import { route } from "@/lib/route";

const limit = { name: "connect", points: 30, seconds: 600 };

export const POST = route({ body: connectSchema, limit }, ({ actor, body }) => connectAccount(actor, body));
