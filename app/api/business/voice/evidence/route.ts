import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { EVIDENCE_LIMIT } from "@/lib/posts/voice/constants";
import { learnVoice } from "@/lib/posts/voice/learn-voice";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ limit: EVIDENCE_LIMIT }, ({ actor }) => learnVoice(actor)),
});
