import type { Voice } from "./types";

/** What a business sounds like whose owner has said nothing. */
export const NOTHING_SAID: Voice = { country: null, address: null, revision: 0 };
