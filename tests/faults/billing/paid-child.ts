import { open } from "../../fixtures";
import { type Death, dieAt } from "./die-at-statement";
import { type PaidRequest, sentOf } from "./paid-requests";

/** A request whose answer nobody will read, and where the process is to die over it. */
export type Lost = { request: PaidRequest; death?: Death };

// The server of a screen that is reloaded: its connection ends at once, and its work goes on.
async function lose(request: PaidRequest): Promise<void> {
  const [handler, options] = sentOf(request);
  const headers = { ...options.headers, accept: "text/event-stream" };
  const response = await open(handler, { ...options, headers });
  await response.body?.cancel();
}

process.on("message", ({ request, death }: Lost) => {
  dieAt(death);
  void lose(request).then(() => process.send?.("lost"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");
