/** The four tones of a post. */
export type Tone = "casual" | "friendly" | "professional" | "enthusiastic";

/** The languages posts are written in, by ISO 639-1 code. */
export type LanguageCode = "en" | "es" | "fr" | "de" | "hu" | "pt" | "it";

/**
 * The sentences of one language. Each stands alone, names no fact, and says what the other languages say at the same
 * place. Slots: `{topic}` in hooks, `{business}`, `{audience}`, `{pain}`, `{about}`, `{photo}`, and in Hungarian
 * `{az}`/`{Az}`, the article before the business. What is inserted needs no ending, gender or case.
 */
export interface LanguageTexts {
  readonly code: LanguageCode;
  /** How the language may be called in a prompt, lower case. */
  readonly names: readonly string[];
  readonly tones: Readonly<
    Record<
      Tone,
      {
        readonly hooks: readonly string[];
        readonly body: readonly string[];
        readonly invitation: string;
        readonly closing: string;
      }
    >
  >;
  /** Sentences for every tone; neighbours go well together. */
  readonly shared: readonly string[];
  readonly business: readonly string[];
  readonly about: string;
  readonly audience: string;
  readonly pains: string;
  /** What the photo shows, where the owner has said something else as well. */
  readonly photo: string;
  /** Opens the list of details; ends with a colon. */
  readonly details: string;
  readonly links: string;
  /** Ends the post where the extra instructions ask for a question. */
  readonly question: string;
  readonly signature: string;
  readonly email: { readonly subject: string; readonly greeting: string; readonly signOff: string };
  /** Hashtags without the sign. */
  readonly tags: readonly string[];
  /** Answers a prompt that does not ask for a post. */
  readonly brief: string;
}
