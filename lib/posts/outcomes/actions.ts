"use server";

import { action } from "@/lib/http/action";
import { ANSWER_LIMIT } from "./constants";
import { answerLetter, saveOutcome } from "./mutations";
import { answerLetterSchema, saveOutcomeSchema } from "./schema";

export const saveOutcomeAction = action(saveOutcomeSchema, {}, saveOutcome);

export const answerLetterAction = action(
  answerLetterSchema,
  { auth: "none", limit: ANSWER_LIMIT },
  (_visitor, input) => answerLetter(input),
);
