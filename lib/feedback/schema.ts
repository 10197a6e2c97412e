import { z } from "zod";
import { MESSAGE_MIN_LENGTH } from "./constants";

const text = z
  .string()
  .trim()
  .min(MESSAGE_MIN_LENGTH, "Feedback.errors.tooShort")
  .max(5000, "Feedback.errors.tooLong");

/** The form's field. */
export const feedbackSchema = z.strictObject({ message: text });

/** The body of POST /api/feedback: `content`, or `message` in the other reading of the spec. */
export const feedbackBodySchema = z
  .strictObject({ content: text.optional(), message: text.optional() })
  .transform(({ content, message }, context) => {
    const given = content ?? message;
    if (given !== undefined) return { message: given };
    context.addIssue({ code: "custom", path: ["content"], message: "Feedback.errors.tooShort" });
    return z.NEVER;
  });

export type FeedbackInput = z.infer<typeof feedbackSchema>;
