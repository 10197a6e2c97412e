import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { hungarian } from "./hu";
import { italian } from "./it";
import { portuguese } from "./pt";
import type { LanguageTexts } from "./types";

/** All languages the writer knows, English first. */
export const LANGUAGES: readonly LanguageTexts[] = [
  english,
  spanish,
  french,
  german,
  hungarian,
  portuguese,
  italian,
];
