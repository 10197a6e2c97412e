import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { changeIdea } from "@/lib/posts/planning/ideas/change-idea";
import { changeIdeaSchema, ideaPathSchema } from "@/lib/posts/planning/schema";

/** Seconds. Another line is the model's. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Changes an idea of a planned week, or has another line written for it. */
  PATCH: route(
    { params: ideaPathSchema, body: changeIdeaSchema, once: true, turn: inModelTurn },
    ({ actor, params, body }) => changeIdea(actor, params.id, body),
  ),
});
