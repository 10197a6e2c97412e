"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { VOICE_LIMIT } from "./constants";
import { forgetVoice, saveVoice } from "./mutations";
import { voiceFormSchema } from "./schema";

export const saveVoiceAction = action(voiceFormSchema, { limit: VOICE_LIMIT }, saveVoice);
export const forgetVoiceAction = action(z.strictObject({}), { limit: VOICE_LIMIT }, (actor) =>
  forgetVoice(actor),
);
