import { checkReady } from "@/lib/http/health";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { modelStanding } from "@/lib/providers/openai-standing";
import { checkStore } from "@/lib/media/check-store";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ auth: "none" }, () => checkReady(checkStore, modelStanding)),
});
