"use server";

import { action } from "@/lib/http/action";
import { VOICE_LIMIT } from "./constants";
import { saveVoice } from "./mutations";
import { voiceSchema } from "./schema";

export const saveVoiceAction = action(voiceSchema, { limit: VOICE_LIMIT }, saveVoice);
