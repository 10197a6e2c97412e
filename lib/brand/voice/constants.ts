import type { Limit } from "@/lib/http/rate-limit";

/** The countries whose words and spelling can be chosen, by ISO 3166-1. */
export const COUNTRIES = [
  ...["AR", "AT", "AU", "BE", "BR", "CA", "CH", "CL", "CO", "DE", "ES", "FR", "GB", "HU"],
  ...["IE", "IT", "LU", "MX", "NZ", "PE", "PT", "US", "UY", "ZA"],
] as const;

/** How readers are addressed: du, tu, tú, te; or Sie, vous, usted, Ön. */
export const FORMS_OF_ADDRESS = ["FAMILIAR", "POLITE"] as const;

/** How often an owner may change how the business sounds. */
export const VOICE_LIMIT: Limit = { name: "voice", points: 60, seconds: 600 };
