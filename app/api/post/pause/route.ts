import { methods } from "@/lib/http/methods";
import { pausePublishing, resumePublishing } from "@/lib/posts/scheduling/holding/pause-publishing";
import { getPause } from "@/lib/posts/scheduling/queries";
import { resumeSchema } from "@/lib/posts/scheduling/schema";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => getPause(actor)),
  POST: route({}, ({ actor }) => pausePublishing(actor)),
  /** Resumes scheduled posting. */
  DELETE: route({ body: resumeSchema }, ({ actor, body }) => resumePublishing(actor, body)),
});
