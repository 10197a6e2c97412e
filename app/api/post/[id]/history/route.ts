import { postParamsSchema } from "@/lib/posts/schema";
import { getHistory } from "@/lib/publishing/queries";
import { route } from "@/lib/route";

export const GET = route({ params: postParamsSchema }, ({ actor, params: { id } }) => getHistory(actor, id));
