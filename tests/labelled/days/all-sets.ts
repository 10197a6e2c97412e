import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { HUNGARIAN } from "./hu";
import { ITALIAN } from "./it";
import { byLanguage } from "./labelled";
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
  "sixty a language": byLanguage(ENGLISH, SPANISH, FRENCH, GERMAN, HUNGARIAN, PORTUGUESE, ITALIAN),
  more: byLanguage(
    MORE_ENGLISH,
    MORE_SPANISH,
    MORE_FRENCH,
    MORE_GERMAN,
    MORE_HUNGARIAN,
    MORE_PORTUGUESE,
    MORE_ITALIAN,
  ),
  "in rounds": byLanguage(
    FRESH_ENGLISH,
    FRESH_SPANISH,
    FRESH_FRENCH,
    FRESH_GERMAN,
    FRESH_HUNGARIAN,
    FRESH_PORTUGUESE,
    FRESH_ITALIAN,
  ),
  blind: byLanguage(
    BLIND_ENGLISH,
    BLIND_SPANISH,
    BLIND_FRENCH,
    BLIND_GERMAN,
    BLIND_HUNGARIAN,
    BLIND_PORTUGUESE,
    BLIND_ITALIAN,
  ),
  later: byLanguage(
    LATER_ENGLISH,
    LATER_SPANISH,
    LATER_FRENCH,
    LATER_GERMAN,
    LATER_HUNGARIAN,
    LATER_PORTUGUESE,
    LATER_ITALIAN,
  ),
};
