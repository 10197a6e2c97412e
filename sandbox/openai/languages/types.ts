/** The four tones of a post. */
export type Tone = "casual" | "friendly" | "professional" | "enthusiastic";

/** The languages posts are written in, by ISO 639-1 code. */
export type LanguageCode = "en" | "es" | "fr" | "de" | "hu" | "pt" | "it";

/** What the model has to say of itself in a language: none of it stands in a post that nobody asked it for. */
export interface LanguageTexts {
  readonly code: LanguageCode;
  /** How the language may be called in a prompt, lower case. */
  readonly names: readonly string[];
  /** A sentence of another language, which it does not understand. */
  readonly announced: string;
  /** What makes a text longer and warmer, and ends it with a question. */
  readonly invitation: string;
  readonly closing: string;
  readonly question: string;
  /** What it asks of a photo of which nothing is known. */
  readonly photoQuestion: string;
  readonly email: { readonly subject: string; readonly greeting: string; readonly signOff: string };
  /** Answers a prompt that does not ask for a post. */
  readonly brief: string;
}
