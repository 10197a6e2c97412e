import { z } from "zod";
import { visibleText } from "@/lib/text/schema";
import { CONTENT_LIMIT, LANGUAGES } from "@/lib/posts/constants";
import { revision } from "@/lib/posts/schema";
import { INSTRUCTION_LIMIT, PART_LIMIT } from "./constants";

const offset = z.number().int().min(0).max(CONTENT_LIMIT);
/** The part, as UTF-16 offsets into the post's text as it is in `revision`. */
const part = { start: offset, end: offset, revision };

/** The body of POST /api/post/{id}/rewrite: which part of the text is changed, and how. */
export const rewriteSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ ...part, kind: z.enum(["SHORTER", "LONGER", "PLAINER", "WARMER", "CORRECT"]) }),
    z.strictObject({ ...part, kind: z.literal("LANGUAGE"), language: z.enum(LANGUAGES) }),
    z.strictObject({
      ...part,
      kind: z.literal("INSTRUCTION"),
      instruction: visibleText({
        max: INSTRUCTION_LIMIT,
        tooLong: "Rewriting.errors.instructionTooLong",
        missing: "Rewriting.errors.instructionMissing",
        trim: true,
      }),
    }),
  ])
  .refine(({ start, end }) => end - start <= PART_LIMIT, {
    path: ["start"],
    error: "Rewriting.errors.partTooLong",
  });
export type RewriteInput = z.output<typeof rewriteSchema>;
