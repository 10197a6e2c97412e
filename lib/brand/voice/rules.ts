import { NOTE_WORDS } from "./constants";
import type { Voice } from "./types";

/** What a business sounds like whose owner has said nothing. */
export const NOTHING_SAID: Voice = {
  ...{ country: null, address: null, note: "", avoid: [], signature: "", samples: [] },
  revision: 0,
};

/** The number of words of a note. */
export const wordsOf = (note: string): number => note.split(/\s+/).filter(Boolean).length;

/** Whether a note has few enough words. */
export const isShort = (note: string): boolean => wordsOf(note) <= NOTE_WORDS;

/** The names of a form's fields for a sample, and for whether it is from the page. */
export const sampleField = (position: number) => `sample${position}`;
export const pageField = (position: number) => `page${position}`;
