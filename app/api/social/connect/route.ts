import { connectAccount } from "@/lib/connections/connecting/connect-account";
import { connectSchema } from "@/lib/connections/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const limit = { name: "connect", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ body: connectSchema, limit }, ({ actor, body }) => connectAccount(actor, body)),
});
