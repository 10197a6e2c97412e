import { z } from "zod";
import { text } from "@/lib/text/schema";
import { CONTENT_LIMIT } from "@/lib/posts/constants";

/** The body of POST /api/media/{id}/describe: the text beside the photo, in whose language it is described. */
export const describePhotoSchema = z.strictObject({
  content: text({ max: CONTENT_LIMIT, tooLong: "Posts.errors.contentTooLong" }).default(""),
});
export type DescribePhotoInput = z.output<typeof describePhotoSchema>;
