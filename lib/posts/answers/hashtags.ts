const TAG = /#(?=[\p{L}\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu;

/** The hashtags of a text, in lower case. */
export const hashtagsIn = (text: string): string[] => (text.match(TAG) ?? []).map((tag) => tag.toLowerCase());

/** A paragraph without hashtags that nobody asked for: lines and ends of them go, one inside a sentence is a word. */
export function withoutHashtags(paragraph: string, wanted: readonly string[]): string {
  if (!paragraph.includes("#")) return paragraph;
  const isWanted = (tag: string) => wanted.includes(tag.toLowerCase());
  return paragraph
    .split("\n")
    .flatMap((line) => {
      const tags = line.match(TAG) ?? [];
      if (tags.length === 0 || tags.every(isWanted)) return [line];
      if (line.replace(TAG, "").trim() === "") return tags.filter(isWanted).join(" ") || [];
      const end = /(?<=[.!?…)\p{Extended_Pictographic}\ufe0f])(?:\s+#[\p{L}\p{M}\p{N}_]+)+\s*$/u.exec(line);
      const kept = end ? line.slice(0, end.index) : line;
      return [kept.replace(TAG, (tag) => (isWanted(tag) ? tag : tag.slice(1)))];
    })
    .join("\n");
}
