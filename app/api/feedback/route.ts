import { FEEDBACK_LIMIT } from "@/lib/feedback/constants";
import { feedbackBodySchema } from "@/lib/feedback/schema";
import { sendFeedback } from "@/lib/feedback/send-feedback";
import { route } from "@/lib/route";

export const POST = route({ body: feedbackBodySchema, limit: FEEDBACK_LIMIT }, ({ actor, body }) =>
  sendFeedback(actor, body),
);
