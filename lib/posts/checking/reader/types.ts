import type { ReadDays } from "@/lib/text/days/with-read";
import type { FoundClaim } from "@/lib/text/explicit/types";

/** What a model found in a text, as far as our code could verify it. */
export type TextReading = ReadDays & { claims: FoundClaim[] };
