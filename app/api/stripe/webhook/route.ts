import { receiveEvent } from "@/lib/billing/events/receive-event";
import { readBytes } from "@/lib/http/body";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

/** The largest event is an invoice with all its lines. */
const MAX_BYTES = 1_000_000;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ auth: "none" }, async ({ request }) =>
    receiveEvent(await readBytes(request, MAX_BYTES), request.headers.get("stripe-signature")),
  ),
});
