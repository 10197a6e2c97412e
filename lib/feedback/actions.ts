"use server";

import { action } from "@/lib/http/action";
import { FEEDBACK_LIMIT } from "./constants";
import { feedbackSchema } from "./schema";
import { sendFeedback } from "./send-feedback";

export const sendFeedbackAction = action(feedbackSchema, { limit: FEEDBACK_LIMIT }, sendFeedback);
