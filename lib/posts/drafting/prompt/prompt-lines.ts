/** A value without line breaks, so that it cannot imitate a label. */
export function flat(value: string): string {
  return value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** The marks by which model servers tell speakers apart, such as `<|im_end|>`, `</s>` and `[INST]`. */
const SPEAKER_MARKS = /[<>|｜]|\[\/?[A-Z_]+\]/g;

/** A text that cannot imitate a change of speakers. */
export const withoutSpeakerMarks = (text: string): string => text.replace(SPEAKER_MARKS, " ");

/** One labelled line. */
export function line(label: string, value: string): string {
  return `${label}: ${flat(value) || "not given"}`;
}
