import { FEEDBACK_LIMIT } from "@/lib/feedback/constants";
import { feedbackBodySchema } from "@/lib/feedback/schema";
import { sendFeedback } from "@/lib/feedback/send-feedback";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ body: feedbackBodySchema, limit: FEEDBACK_LIMIT }, ({ actor, body }) =>
    sendFeedback(actor, body),
  ),
});
