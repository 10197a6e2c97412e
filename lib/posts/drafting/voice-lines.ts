import type { Voice } from "@/lib/brand/voice/types";
import type { Language } from "@/lib/posts/constants";
import { line } from "./prompt-lines";
import { addressIn, nameOfVariety, varietyOf } from "./varieties";

/** How a business writes in a language, as labelled lines: the variety of the language, and the form of address. */
export function regionLines(language: Language, place: { voice?: Voice; timeZone: string }): string[] {
  const country = varietyOf(language, place);
  const address = addressIn(language, country, place.voice?.address ?? null);
  return [
    ...(country ? [line("Region", `${nameOfVariety(language, country)}, its words and its spelling`)] : []),
    ...(address ? [line("Form of address", address)] : []),
  ];
}
