import { endTrial } from "@/lib/billing/end-trial";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const limit = { name: "begin-plan", points: 10, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ limit }, ({ actor }) => endTrial(actor)),
});
