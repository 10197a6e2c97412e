import { VOICE_LIMIT } from "@/lib/brand/voice/constants";
import { forgetVoice, saveVoice } from "@/lib/brand/voice/mutations";
import { findVoice } from "@/lib/brand/voice/queries";
import { voiceSchema } from "@/lib/brand/voice/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => findVoice(actor)),
  PUT: route({ body: voiceSchema, limit: VOICE_LIMIT }, ({ actor, body }) => saveVoice(actor, body)),
  DELETE: route({ limit: VOICE_LIMIT }, ({ actor }) => forgetVoice(actor)),
});
