import { HASHTAG } from "@/lib/text/pieces";

/** The hashtags of a text, in lower case. */
export const hashtagsIn = (text: string): string[] =>
  (text.match(HASHTAG) ?? []).map((tag) => tag.toLowerCase());

/** "Hashtags: #rye" without its label. */
export const withoutTagLabel = (line: string): string =>
  line.replace(/^[^\p{L}#]{0,9}hashtags?\s?:\s*(?=#)/iu, "");

/** Removes unrequested hashtags: whole lines, and those at an end; inside a sentence the word stays without its #. */
export function withoutHashtags(paragraph: string, wanted: readonly string[]): string {
  if (!paragraph.includes("#")) return paragraph;
  const isWanted = (tag: string) => wanted.includes(tag.toLowerCase());
  return paragraph
    .split("\n")
    .map(withoutTagLabel)
    .flatMap((line) => {
      const tags = line.match(HASHTAG) ?? [];
      if (tags.length === 0 || tags.every(isWanted)) return [line];
      if (line.replace(HASHTAG, "").trim() === "") return tags.filter(isWanted).join(" ") || [];
      const end = /(?<=[.!?…)\p{Extended_Pictographic}\ufe0f])(?:\s+#[\p{L}\p{M}\p{N}_]+)+\s*$/u.exec(line);
      const kept = end ? line.slice(0, end.index) : line;
      return [kept.replace(HASHTAG, (tag) => (isWanted(tag) ? tag : tag.slice(1)))];
    })
    .join("\n");
}
