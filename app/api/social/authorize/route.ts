import { authorizePage } from "@/lib/connections/connecting/authorize-page";
import { authorizeBodySchema, authorizeQuerySchema } from "@/lib/connections/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      query: authorizeQuerySchema,
      body: authorizeBodySchema,
      limit: { name: "connect", points: 30, seconds: 600 },
    },
    ({ actor, query, body }) => authorizePage(actor, { pageId: query.pageID ?? body?.pageId }),
  ),
});
