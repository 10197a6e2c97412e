import { z } from "zod";
import { isPlainText, onOneLine, visibleLength, withPlainLineEnds } from "@/lib/text";

/** The message key for a text that `isPlainText` rejects. */
const NOT_PLAIN_TEXT = "Validation.characters";

type Bounds = {
  /** Characters: zod counts code points, so that an emoji is one of them. */
  max: number;
  /** The message key for a text that is longer. */
  tooLong?: string;
  /** Whether spaces at the ends are removed first. */
  trim?: boolean;
  /** For a name: a line break becomes a space, because a mail's subject or a calendar's name ends with its line. */
  oneLine?: boolean;
};

/**
 * The text type of all schemas, empty or not: well-formed Unicode, no control characters except tabs and line breaks.
 */
export function text({ max, tooLong, trim = false, oneLine = false }: Bounds) {
  const typed = trim ? z.string().trim() : z.string();
  return (oneLine ? typed.overwrite(onOneLine) : typed)
    .max(max, { error: tooLong, abort: true })
    .overwrite(withPlainLineEnds)
    .refine(isPlainText, { error: NOT_PLAIN_TEXT, abort: true });
}

/**
 * A required text.
 * @param bounds.min minimum characters, one by default; invisible ones and spaces at the ends do not count
 * @param bounds.missing the message key for a text that is shorter
 */
export function visibleText({ min = 1, missing, ...bounds }: Bounds & { min?: number; missing?: string }) {
  return text(bounds)
    .min(min, { error: missing, abort: true })
    .refine((value) => visibleLength(value) >= min, { error: missing });
}
