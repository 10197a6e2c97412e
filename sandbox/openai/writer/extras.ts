const MENTION =
  /\b(?:mention|include|point out|add|say|note|említsd meg|írd bele|erwähnen?|mentionne[rz]?|ajoute[rz]?|menciona|incluye|menziona|cita|mencione|inclua)\b[:,]?\s+(?:that|hogy|dass|que|che)?\s*([^.!?\n]+)/giu;
const ABOUT_STYLE = /hashtag|emoji|tone|language|words?\b|question|call to action|link/i;
const QUESTION = /question|kérdés|frage|pregunta|domanda|pergunta/i;

/** What the extra instructions ask to be named, in their own words. */
export function toMention(instructions: string): string[] {
  return [...instructions.matchAll(MENTION)]
    .map((match) => (match[1] ?? "").trim())
    .filter((phrase) => phrase && !ABOUT_STYLE.test(phrase));
}

/** Whether the extra instructions ask for a question to the readers. */
export const wantsQuestion = (instructions: string): boolean => QUESTION.test(instructions);
