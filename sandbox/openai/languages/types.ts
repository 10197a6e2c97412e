/** The four tones a post can be asked in. */
export type Tone = "casual" | "friendly" | "professional" | "enthusiastic";

/** The industries of a brand profile. */
export type Industry = "technology" | "healthcare" | "retail" | "finance" | "education" | "other";

/** The languages posts are written in, by ISO 639-1 code. */
export type LanguageCode = "en" | "es" | "fr" | "de" | "hu" | "pt" | "it";

/** What one tone sounds like. Only hooks have a slot: `{topic}`, a phrase that takes no ending. */
export interface ToneVoice {
  readonly hooks: readonly string[];
  readonly body: readonly string[];
  readonly invitations: readonly string[];
  readonly closings: readonly string[];
  /** Ends the post where the extra instructions ask for a question. */
  readonly question: string;
}

/**
 * Everything the writer can say in one language. Slots: `{topic}`, `{business}`, `{audience}`, `{pain}`,
 * `{about}`, and in Hungarian `{az}`/`{Az}`, the article before `{business}`. Every sentence is built so that
 * what is put in needs no ending, gender or case.
 */
export interface LanguageLibrary {
  readonly code: LanguageCode;
  /** How the language may be called in a prompt, lower case. */
  readonly names: readonly string[];
  readonly quotes: readonly [string, string];
  /** Frequent words, to tell whether a description is already in this language. */
  readonly commonWords: string;
  readonly tones: Readonly<Record<Tone, ToneVoice>>;
  /** Open the list of details; each ends with a colon. */
  readonly details: readonly string[];
  readonly audience: readonly string[];
  readonly pains: readonly string[];
  readonly about: readonly string[];
  readonly business: readonly string[];
  readonly signature: string;
  readonly links: readonly string[];
  /** Sentences that address nobody, so that they fit every tone. */
  readonly shared: readonly string[];
  readonly industries: Readonly<Record<Industry, readonly string[]>>;
  readonly email: {
    readonly subject: string;
    readonly greeting: string;
    readonly formalGreeting: string;
    readonly signOff: string;
  };
  /** Hashtags without the sign: by industry, then general ones. */
  readonly tags: Readonly<Record<Industry, string>> & { readonly general: readonly string[] };
  /** Answers a prompt that does not ask for a post. */
  readonly brief: string;
}
