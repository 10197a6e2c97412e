import type { COUNTRIES, FORMS_OF_ADDRESS } from "./constants";

export type Country = (typeof COUNTRIES)[number];
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

/** How a business sounds, as its owner has said. */
export type Voice = {
  /** Whose words and spelling are used; null: those of the country of the business's time zone. */
  country: Country | null;
  /** How readers are addressed; null: not said. */
  address: FormOfAddress | null;
  /** Changes with each change; a change may name the one that it was made on. */
  revision: number;
};

/** The response to GET /api/business/voice. */
export type VoiceSheet = Voice & {
  /** The country of the business's time zone, by ISO 3166-1; null where the zone belongs to none. */
  zoneCountry: string | null;
};
