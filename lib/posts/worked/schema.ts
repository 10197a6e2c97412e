import { z } from "zod";
import { postId } from "@/lib/posts/schema";

export const answerAgainSchema = z.strictObject({ postID: postId });
