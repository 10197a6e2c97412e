import { z } from "zod";
import { postId } from "@/lib/posts/schema";
import { POST_ANSWERS } from "./constants";

const answer = z.enum(POST_ANSWERS);

export const saveOutcomeSchema = z.strictObject({ postID: postId, answer });

/** A letter's link, as `answerToken` makes it. */
export const answerTokenSchema = z.string().regex(/^\d{1,10}\.\d{1,12}\.[\w-]{43}$/);
export const answerDigestSchema = z.object({ token: answerTokenSchema, answer });
