import { authorizePage } from "@/lib/connections/authorize-page";
import { authorizeBodySchema, authorizeQuerySchema } from "@/lib/connections/schema";
import { route } from "@/lib/route";

export const POST = route(
  {
    query: authorizeQuerySchema,
    body: authorizeBodySchema,
    limit: { name: "connect", points: 30, seconds: 600 },
  },
  ({ actor, query, body }) => authorizePage(actor, { pageId: query.pageID ?? body?.pageId }),
);
