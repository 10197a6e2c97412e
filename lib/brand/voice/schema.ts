import { z } from "zod";
import { COUNTRIES, FORMS_OF_ADDRESS } from "./constants";

/** A form without JavaScript sends an empty text where nothing is chosen. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => (value === "" ? null : value), z.enum(values).nullable());

/** The body of PUT /api/business/voice: how the business sounds. */
export const voiceSchema = z.strictObject({
  country: choice(COUNTRIES),
  address: choice(FORMS_OF_ADDRESS),
  /** Of what was shown; without it the last write wins. */
  revision: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});

export type VoiceInput = z.output<typeof voiceSchema>;
