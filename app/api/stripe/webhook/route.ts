import { receiveEvent } from "@/lib/billing/receive-event";
import { readBytes } from "@/lib/body";
import { route } from "@/lib/route";

/** An invoice with all its lines is the largest of events. */
const MAX_BYTES = 1_000_000;

export const POST = route({ auth: "none" }, async ({ request }) =>
  receiveEvent(await readBytes(request, MAX_BYTES), request.headers.get("stripe-signature")),
);
