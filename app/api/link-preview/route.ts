import { Reply } from "@/lib/http/envelope";
import { inLinkTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { previewLink } from "@/lib/posts/links/preview-link";
import { cardQuerySchema } from "@/lib/posts/links/schema";

const limit = { name: "link-preview", points: 60, seconds: 60 };
const headers = { "cache-control": "private, max-age=600" };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ query: cardQuerySchema, limit, turn: inLinkTurn }, async ({ actor, query }) => {
    return new Reply(await previewLink(actor, query), { headers });
  }),
});
