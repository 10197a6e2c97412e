import { workOutbox } from "../../../lib/jobs/work-outbox";
import { digestMailHandler } from "../../../lib/digests/mail-digests";
import { sendDigests } from "../../../lib/digests/send-digests";
import { type Death, dieAt } from "../billing/die-at-statement";

/** What to do, and at which of its statements the process dies. */
export type Work = { part: "send" | "mail"; death?: Death };

const PARTS = { send: () => sendDigests(), mail: () => workOutbox(digestMailHandler) };

process.on("message", ({ part, death }: Work) => {
  dieAt(death);
  void PARTS[part]().then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");
