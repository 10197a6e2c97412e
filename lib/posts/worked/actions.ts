"use server";

import { action } from "@/lib/http/action";
import { answerAgain } from "@/lib/posts/drafting/answer-again";
import { answerAgainSchema } from "./schema";

export const answerAgainAction = action(answerAgainSchema, {}, (actor, input) => answerAgain(actor, input));
