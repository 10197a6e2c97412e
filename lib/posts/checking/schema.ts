import { z } from "zod";
import { CONTENT_LIMIT, DAYS_TEXT } from "@/lib/posts/constants";
import { revision } from "@/lib/posts/schema";

const offset = z.number().int().min(0).max(CONTENT_LIMIT);

/**
 * The body of POST /api/post/{id}/claims: the owner confirms a claim and may keep it as a fact. The claim is identified
 * by its place in the text of `revision`.
 */
export const markClaimSchema = z.strictObject({
  from: offset,
  to: offset,
  revision,
  verdict: z.literal("RIGHT"),
  keepAsFact: z.boolean().default(false),
});
export type MarkClaimInput = z.output<typeof markClaimSchema>;

/** The body of POST /api/post/{id}/days: the owner confirms a day named in the text, for the time the post goes out. */
export const keepDaySchema = z.strictObject({
  words: z.string().trim().min(1).max(DAYS_TEXT),
  at: z.iso.datetime({ offset: true }),
});
export type KeepDayInput = z.output<typeof keepDaySchema>;
