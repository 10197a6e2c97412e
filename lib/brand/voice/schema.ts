import { z } from "zod";
import { isBlank } from "@/lib/text";
import { text, visibleText } from "@/lib/text/schema";
import {
  AVOIDED_LIMIT,
  COUNTRIES,
  FORMS_OF_ADDRESS,
  MAX_AVOIDED,
  MAX_SAMPLES,
  NOTE_LIMIT,
  SAMPLE_LIMIT,
  SIGNATURE_LIMIT,
} from "./constants";
import { isShort, pageField, sampleField } from "./rules";

const sample = z.strictObject({
  text: visibleText({ max: SAMPLE_LIMIT, tooLong: "Voice.errors.sampleLong", trim: true }),
  /** Read from the connected page: it goes when the page is disconnected. */
  fromPage: z.boolean().default(false),
});
const avoided = visibleText({
  max: AVOIDED_LIMIT,
  tooLong: "Voice.errors.avoidedLong",
  trim: true,
  oneLine: true,
});

/** The body of PUT /api/business/voice: how the business sounds, as a whole. */
export const voiceSchema = z.strictObject({
  country: z.enum(COUNTRIES).nullable(),
  address: z.enum(FORMS_OF_ADDRESS).nullable(),
  note: text({ max: NOTE_LIMIT, tooLong: "Voice.errors.noteLong", trim: true }).refine(isShort, {
    error: "Voice.errors.noteLong",
  }),
  avoid: z.array(avoided).max(MAX_AVOIDED, "Voice.errors.avoidedMany"),
  signature: text({ max: SIGNATURE_LIMIT, tooLong: "Voice.errors.signatureLong", trim: true, oneLine: true }),
  samples: z.array(sample).max(MAX_SAMPLES, "Voice.errors.samplesMany"),
  /** Of what was shown; without it the last write wins. */
  revision: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});

export type VoiceInput = z.output<typeof voiceSchema>;

/** The same as a form sends it: one text a field, the words to avoid each on a line or between commas. */
export const voiceFormSchema = z.preprocess(ofForm, voiceSchema);

function ofForm(fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null || "samples" in fields) return fields;
  const rest = new Map(Object.entries(fields));
  const take = (name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return typeof value === "string" ? value : "";
  };
  const samples = Array.from({ length: MAX_SAMPLES }, (_, position) => ({
    text: take(sampleField(position)),
    fromPage: take(pageField(position)) === "1",
  }));
  const words = take("avoid").split(/[\n,;]+/);
  return {
    ...{ country: take("country") || null, address: take("address") || null },
    avoid: [...new Set(words.map((word) => word.trim()).filter((word) => !isBlank(word)))],
    samples: samples.filter(({ text: typed }) => !isBlank(typed)),
    ...Object.fromEntries(rest),
  };
}
