import type { ReadDays } from "@/lib/text/days/with-read";
import type { FoundClaim } from "@/lib/text/explicit/types";

/** What a model found in a text and our code could verify. */
export type TextReading = ReadDays & { claims: FoundClaim[] };

/** By what a text was read: a model as well, or the explicit reader alone. */
export type ReadBy = { by: "model"; model: string; at: Date } | { by: "explicit"; model: null; at: null };
