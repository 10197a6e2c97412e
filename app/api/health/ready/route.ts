import { checkReady } from "@/lib/http/health";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { checkStore } from "@/lib/media/check-store";
import { getModelStatus } from "@/lib/posts/drafting/get-model-status";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ auth: "none" }, () => checkReady(checkStore, getModelStatus)),
});
