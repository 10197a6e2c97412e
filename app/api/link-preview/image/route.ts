import { inLinkTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { readCardImage } from "@/lib/posts/links/preview-link";
import { linkQuerySchema } from "@/lib/posts/links/schema";

const limit = { name: "link-image", points: 60, seconds: 60 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    { query: linkQuerySchema, limit, turn: inLinkTurn, replies: { 200: "image/jpeg" } },
    async ({ actor, query, request }) => {
      return new Response(await readCardImage(actor, query, request.signal), {
        headers: {
          "cache-control": "private, max-age=600",
          "content-type": "image/jpeg",
          "content-security-policy": "default-src 'none'",
          "x-content-type-options": "nosniff",
        },
      });
    },
  ),
});
