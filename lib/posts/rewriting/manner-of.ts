import type { Brand } from "@/lib/brand/facts/types";
import { findLanguage } from "@/lib/posts/drafting/detect-language";
import { mannerLines, regionLines } from "@/lib/posts/drafting/prompt/voice-lines";
import type { Rewriting } from "./compose-rewrite";

/**
 * How the business writes in the language of the new wording, as labelled lines. Where the text is translated, its form
 * of address is one in any case; otherwise it stays as it is unless the owner has chosen one.
 */
export async function mannerOf(
  { voice, timeZone }: Brand,
  content: string,
  { kind, language }: Rewriting,
): Promise<string[]> {
  const wanted = kind === "LANGUAGE" ? language : await findLanguage(content);
  const isTold = kind === "LANGUAGE" || voice.address !== null || voice.country !== null;
  return [...(wanted && isTold ? regionLines(wanted, { voice, timeZone }) : []), ...mannerLines(voice)];
}
