import type { Limit } from "@/lib/http/rate-limit";

/** The countries whose words and spelling can be chosen, by ISO 3166-1. */
export const COUNTRIES = [
  ...["AR", "AT", "AU", "BE", "BR", "CA", "CH", "CL", "CO", "DE", "ES", "FR", "GB", "HU"],
  ...["IE", "IT", "LU", "MX", "NZ", "PE", "PT", "US", "UY", "ZA"],
] as const;

/** How readers are addressed: du, tu, tú, te; or Sie, vous, usted, Ön. */
export const FORMS_OF_ADDRESS = ["FAMILIAR", "POLITE"] as const;

/** Posts that show how the business sounds, and characters of each. */
export const MAX_SAMPLES = 5;
export const SAMPLE_LIMIT = 2_000;
/** Of the note: words, and characters. */
export const NOTE_WORDS = 100;
export const NOTE_LIMIT = 1_000;
/** Words that are never used, and characters of each. */
export const MAX_AVOIDED = 30;
export const AVOIDED_LIMIT = 40;
export const SIGNATURE_LIMIT = 200;

/** How often an owner may change how the business sounds. */
export const VOICE_LIMIT: Limit = { name: "voice", points: 60, seconds: 600 };
