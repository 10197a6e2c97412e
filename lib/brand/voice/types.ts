import type { COUNTRIES, FORMS_OF_ADDRESS } from "./constants";

export type Country = (typeof COUNTRIES)[number];
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

export type VoiceSample = {
  text: string;
  /** Read from the connected page: it goes with that. */
  fromPage: boolean;
};

/** How a business sounds, as its owner has said. */
export type Voice = {
  /** Whose words and spelling are used; null: those of the country of the business's time zone. */
  country: Country | null;
  /** How readers are addressed; null: not said. */
  address: FormOfAddress | null;
  /** How texts are written, in the owner's words; empty: not said. */
  note: string;
  /** Words that are never used. */
  avoid: string[];
  /** The line that posts end with; empty: none. */
  signature: string;
  /** Posts that show how the business sounds, as the owner has chosen them. */
  samples: VoiceSample[];
  /** Changes with each change; a change may name the one that it was made on. */
  revision: number;
};

/** The response to GET /api/business/voice. */
export type VoiceSheet = Voice & {
  /** The country of the business's time zone, by ISO 3166-1; null where the zone belongs to none. */
  zoneCountry: string | null;
};
