import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { EXPORT_LIMIT } from "@/lib/privacy/constants";
import { exportData } from "@/lib/privacy/export-data";
import { route } from "@/lib/http/route";

/** Seconds. Everything of an owner is read and sent. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    { sameOrigin: true, limit: EXPORT_LIMIT, turn: inHeavyTurn, replies: { 200: "application/json" } },
    async ({ actor }) => {
      return new Response(await exportData(actor), {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": 'attachment; filename="postwright-data.json"',
          "cache-control": "no-store",
        },
      });
    },
  ),
});
