import type { Country, FormOfAddress, Voice } from "@/lib/brand/voice/types";
import { countryOfZone } from "@/lib/i18n/places";
import { LOCALE_OF_LANGUAGE, type Language } from "@/lib/posts/constants";

type Varieties = {
  /** Where the language has a variety of its own. */
  countries: readonly Country[];
  /** The variety of the rest of Europe and Africa, and of the rest of the Americas. */
  europe: Country;
  americas: Country;
};

const VARIETIES: Record<Language, Varieties> = {
  english: {
    countries: ["GB", "US", "IE", "CA", "AU", "NZ", "ZA"],
    ...{ europe: "GB", americas: "US" },
  },
  german: { countries: ["DE", "AT", "CH", "LU"], europe: "DE", americas: "DE" },
  french: { countries: ["FR", "BE", "CA", "CH", "LU"], europe: "FR", americas: "FR" },
  spanish: {
    countries: ["ES", "AR", "CL", "CO", "MX", "PE", "UY"],
    ...{ europe: "ES", americas: "MX" },
  },
  portuguese: { countries: ["PT", "BR"], europe: "PT", americas: "BR" },
  italian: { countries: ["IT", "CH"], europe: "IT", americas: "IT" },
  hungarian: { countries: ["HU"], europe: "HU", americas: "HU" },
};

const AMERICAS: readonly string[] = ["AR", "BR", "CA", "CL", "CO", "MX", "PE", "US", "UY"];

/** What tells the variety of a language: what the owner has chosen, or else the time zone of the business. */
export type Place = { voice?: Pick<Voice, "country">; timeZone: string };

/**
 * The country whose words and spelling are used in a language: that of the business where the language has a variety
 * there, otherwise that of its part of the world. Null where neither is known, or all varieties are one.
 */
export function varietyOf(language: Language, { voice, timeZone }: Place): Country | null {
  const { countries, europe, americas } = VARIETIES[language];
  if (countries.length === 1) return null;
  const country = voice?.country ?? countryOfZone(timeZone);
  const own = countries.find((code) => code === country);
  if (own) return own;
  if (voice?.country ? AMERICAS.includes(voice.country) : timeZone.startsWith("America/")) return americas;
  return voice?.country || /^(?:Europe|Africa|Atlantic)\//.test(timeZone) ? europe : null;
}

/** A variety as English and its tag name it, such as "European Portuguese (pt-PT)". */
export function nameOfVariety(language: Language, country: Country): string {
  const tag = `${LOCALE_OF_LANGUAGE[language]}-${country}`;
  return `${new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag} (${tag})`;
}

/** How one reader and several are addressed, and what is not said then; English has one form. */
type Forms = Record<FormOfAddress, string> | null;

const VOSOTROS: Forms = {
  FAMILIAR: '"tú", and "vosotros" to several; never "usted"',
  POLITE: '"usted", and "ustedes" to several; never "tú" or "vosotros"',
};
const USTEDES: Forms = {
  FAMILIAR: '"tú", and "ustedes" to several',
  POLITE: '"usted", and "ustedes" to several; never "tú"',
};
const VOS: Forms = { ...USTEDES, FAMILIAR: '"vos", and "ustedes" to several; never "tú"' };
const PORTUGAL: Forms = {
  FAMILIAR: '"tu", and "vocês" to several; never "você"',
  POLITE: 'the third person, as with "você", which itself is left out; never "tu"',
};
const BRAZIL: Forms = {
  FAMILIAR: '"você", and "vocês" to several',
  POLITE: '"o senhor" or "a senhora", or nobody by name; never "tu"',
};

const FORMS: Record<Language, (country: Country | null) => Forms> = {
  english: () => null,
  german: () => ({
    FAMILIAR: '"du", and "ihr" to several; never "Sie"',
    POLITE: '"Sie"; never "du" or "ihr"',
  }),
  french: () => ({ FAMILIAR: '"tu", and "vous" to several', POLITE: '"vous"; never "tu"' }),
  spanish: (country) => (country === "ES" ? VOSOTROS : country === "AR" || country === "UY" ? VOS : USTEDES),
  portuguese: (country) => (country === "BR" ? BRAZIL : PORTUGAL),
  italian: () => ({
    FAMILIAR: '"tu", and "voi" to several; never "Lei"',
    POLITE: '"Lei", and "voi" to several; never "tu"',
  }),
  hungarian: () => ({
    FAMILIAR: '"te", and "ti" to several; never "Ön"',
    POLITE: '"Ön", and "Önök" to several; never "te" or "ti"',
  }),
};

/** The form of address in a language as the model is told of it; null where the language has one alone. */
export function addressIn(language: Language, country: Country | null, address: FormOfAddress | null) {
  const forms = FORMS[language](country);
  if (!forms) return null;
  return address ? forms[address] : "one and the same in the whole text";
}
