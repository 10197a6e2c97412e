import { pausePublishing, resumePublishing } from "@/lib/publishing/pause-publishing";
import { getPause } from "@/lib/publishing/queries";
import { resumeSchema } from "@/lib/publishing/schema";
import { route } from "@/lib/route";

export const GET = route({}, ({ actor }) => getPause(actor));
export const POST = route({}, ({ actor }) => pausePublishing(actor));
/** Resumes. */
export const DELETE = route({ body: resumeSchema }, ({ actor, body }) => resumePublishing(actor, body));
