import { z } from "zod";
import { visibleText } from "@/lib/text/schema";
import { MESSAGE_MIN_LENGTH } from "./constants";

const message = visibleText({
  min: MESSAGE_MIN_LENGTH,
  missing: "Feedback.errors.tooShort",
  max: 5000,
  tooLong: "Feedback.errors.tooLong",
  trim: true,
});

/** The form's field. */
export const feedbackSchema = z.strictObject({ message });

/** The body of POST /api/feedback: `content`, or `message` in the other reading of the spec. */
export const feedbackBodySchema = z
  .strictObject({ content: message.optional(), message: message.optional() })
  .transform((body, context) => {
    const given = body.content ?? body.message;
    if (given !== undefined) return { message: given };
    context.addIssue({ code: "custom", path: ["content"], message: "Feedback.errors.tooShort" });
    return z.NEVER;
  });

export type FeedbackInput = z.infer<typeof feedbackSchema>;
