import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { HUNGARIAN } from "./hu";
import { ITALIAN } from "./it";
import { PORTUGUESE } from "./pt";
import { LATER_GERMAN } from "./later/de";
import { LATER_ENGLISH } from "./later/en";
import { LATER_SPANISH } from "./later/es";
import { LATER_FRENCH } from "./later/fr";
import { LATER_HUNGARIAN } from "./later/hu";
import { LATER_ITALIAN } from "./later/it";
import { LATER_PORTUGUESE } from "./later/pt";
import { MORE_GERMAN } from "./more/de";
import { MORE_ENGLISH } from "./more/en";
import { MORE_SPANISH } from "./more/es";
import { MORE_FRENCH } from "./more/fr";
import { MORE_HUNGARIAN } from "./more/hu";
import { MORE_ITALIAN } from "./more/it";
import { MORE_PORTUGUESE } from "./more/pt";
import { FRESH_GERMAN } from "./fresh/de";
import { FRESH_ENGLISH } from "./fresh/en";
import { FRESH_SPANISH } from "./fresh/es";
import { FRESH_FRENCH } from "./fresh/fr";
import { FRESH_HUNGARIAN } from "./fresh/hu";
import { FRESH_ITALIAN } from "./fresh/it";
import { FRESH_PORTUGUESE } from "./fresh/pt";
import { BLIND_GERMAN } from "./blind/de";
import { BLIND_ENGLISH } from "./blind/en";
import { BLIND_SPANISH } from "./blind/es";
import { BLIND_FRENCH } from "./blind/fr";
import { BLIND_HUNGARIAN } from "./blind/hu";
import { BLIND_ITALIAN } from "./blind/it";
import { BLIND_PORTUGUESE } from "./blind/pt";

/** The labelled sentences by set and language. */
export const SETS = {
  "sixty a language": {
    en: ENGLISH,
    es: SPANISH,
    fr: FRENCH,
    de: GERMAN,
    hu: HUNGARIAN,
    pt: PORTUGUESE,
    it: ITALIAN,
  },
  more: {
    en: MORE_ENGLISH,
    es: MORE_SPANISH,
    fr: MORE_FRENCH,
    de: MORE_GERMAN,
    hu: MORE_HUNGARIAN,
    pt: MORE_PORTUGUESE,
    it: MORE_ITALIAN,
  },
  "in rounds": {
    en: FRESH_ENGLISH,
    es: FRESH_SPANISH,
    fr: FRESH_FRENCH,
    de: FRESH_GERMAN,
    hu: FRESH_HUNGARIAN,
    pt: FRESH_PORTUGUESE,
    it: FRESH_ITALIAN,
  },
  blind: {
    en: BLIND_ENGLISH,
    es: BLIND_SPANISH,
    fr: BLIND_FRENCH,
    de: BLIND_GERMAN,
    hu: BLIND_HUNGARIAN,
    pt: BLIND_PORTUGUESE,
    it: BLIND_ITALIAN,
  },
  later: {
    en: LATER_ENGLISH,
    es: LATER_SPANISH,
    fr: LATER_FRENCH,
    de: LATER_GERMAN,
    hu: LATER_HUNGARIAN,
    pt: LATER_PORTUGUESE,
    it: LATER_ITALIAN,
  },
};
