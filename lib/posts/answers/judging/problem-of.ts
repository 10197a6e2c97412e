import { isBlank } from "@/lib/text";
import { findBlanks } from "@/lib/text/explicit/blanks";
import { type Asked, ownWords } from "../asked";
import { saysAvoided } from "./avoided";
import { isPreamble } from "../cleaning/frame";
import { type Problem, offersChoice, problemAtStart } from "./judge";
import { asksBack } from "../talk/is-talk";

/** What is wrong with the text of an answer. @param whole the whole answer, including what was removed around it */
export function problemOf(content: string, whole: string, asked: Asked): Problem | null {
  const { request, part, avoided = [] } = asked;
  const own = ownWords(asked);
  if (isBlank(content) || (content.endsWith(":") && isPreamble(content))) return "EMPTY";
  const start = part && problemAtStart(part) ? null : problemAtStart(content);
  if (start) return start;
  if (asksBack(whole)) return "QUESTION";
  if (offersChoice(whole) && !offersChoice(part ?? request)) return "CHOICE";
  if (asked.isForeign?.(content)) return "LANGUAGE";
  if (findBlanks(own).length === 0 && findBlanks(content).length > 0) return "BLANK";
  return saysAvoided(content, avoided, own) ? "AVOIDED" : null;
}
