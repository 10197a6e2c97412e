import type { Asked } from "@/lib/posts/answers/asked";
import { foreignTo } from "@/lib/posts/answers/judging/written-language";
import { findLanguage } from "@/lib/posts/drafting/detect-language";
import { type Rewriting, shownOf } from "./compose-rewrite";
import { type Part, trimToPart } from "./text-part";

/** What the new wording of a part is asked for with. */
export async function askedOf(
  { content, part }: { content: string; part: Part },
  { kind, language, instruction = "" }: Rewriting,
): Promise<Asked> {
  const shown = shownOf(content, part);
  const wanted = kind === "LANGUAGE" ? language : await findLanguage(content);
  const own = kind === "LANGUAGE" ? "" : shown.part;
  return {
    request: instruction,
    isOfOtherLanguage: kind === "LANGUAGE",
    hashtags: /hashtag|#/i.test(instruction),
    part: shown.part,
    // A wish may be for another language.
    ...(kind === "INSTRUCTION" || !wanted ? {} : { isForeign: await foreignTo(wanted, own) }),
    // What is taken off again, because it stands around the part, is not shown.
    holds: (first) =>
      !/\n\s*\n/.test(shown.part) || trimToPart(first, shown) !== first || shown.before.includes(first),
  };
}
