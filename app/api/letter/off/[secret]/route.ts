import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { OFF_LIMIT, offPath } from "@/lib/digests/constants";
import { switchOffSchema } from "@/lib/digests/schema";
import { switchOff } from "@/lib/digests/switch-off";

const options = { auth: "none", params: switchOffSchema, limit: OFF_LIMIT, secretPath: true } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** For mail programs that open the address of List-Unsubscribe: the page that asks. Changes nothing. */
  GET: route({ ...options, replies: { 303: null } }, async ({ params }) => {
    const headers = { location: offPath(params.secret), "cache-control": "no-store" };
    return new Response(null, { status: 303, headers });
  }),
  /** One-click unsubscribing (RFC 8058): anybody who knows the secret can switch this channel of the letter off. */
  POST: route(options, async ({ params }) => {
    await switchOff(params.secret, null);
    return { off: true };
  }),
});
