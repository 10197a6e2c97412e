import { AppError } from "@/lib/errors";
import { isBlank } from "@/lib/text";
import { type Rewriting, shownOf } from "./compose-rewrite";
import { lostFacts } from "./facts";
import { type Part, trimToPart } from "./text-part";

/** Marks that would join with the character before the part. */
const JOINING = /^[\p{M}\u200d\ufe0e\ufe0f]+/u;

/**
 * The new wording out of a model's answer, of which lib/posts/answers has made a text.
 * @throws AppError MODEL_GARBAGE for none, or one that is not what was asked for; REWRITE_UNCHANGED; REWRITE_LOST_FACTS
 *   with `lostFacts`
 */
export function checkAnswer(
  answer: string,
  { content, part }: { content: string; part: Part },
  { kind, instruction, language }: Rewriting,
): string {
  const shown = shownOf(content, part);
  const replacement = trimToPart(answer, shown).replace(JOINING, "").trim();
  if (isBlank(replacement)) throw new AppError("MODEL_GARBAGE");
  if (replacement === shown.part) throw new AppError("REWRITE_UNCHANGED");
  const grown = replacement.length - shown.part.length;
  if ((kind === "SHORTER" && grown >= 0) || (kind === "LONGER" && grown <= 0))
    throw new AppError("MODEL_GARBAGE");
  const lost = lostFacts(shown.part, replacement, {
    instruction,
    into: kind === "LANGUAGE" ? language : undefined,
  });
  if (lost.length > 0) throw new AppError("REWRITE_LOST_FACTS", { object: { lostFacts: lost } });
  return replacement;
}
