"use server";

import { action } from "@/lib/http/action";
import { ANSWER_LIMIT } from "./constants";
import { answerDigest, saveOutcome } from "./mutations";
import { answerDigestSchema, saveOutcomeSchema } from "./schema";

export const saveOutcomeAction = action(saveOutcomeSchema, {}, saveOutcome);

export const answerDigestAction = action(
  answerDigestSchema,
  { auth: "none", limit: ANSWER_LIMIT },
  (_visitor, input) => answerDigest(input),
);
