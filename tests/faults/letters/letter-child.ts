import { workOutbox } from "../../../lib/jobs/work-outbox";
import { letterMailHandler } from "../../../lib/letters/mail-letters";
import { sendLetters } from "../../../lib/letters/send-letters";
import { type Death, dieAt } from "../billing/die-at-statement";

/** What to do, and at which of its statements the process dies. */
export type Work = { part: "send" | "mail"; death?: Death };

const PARTS = { send: () => sendLetters(), mail: () => workOutbox(letterMailHandler) };

process.on("message", ({ part, death }: Work) => {
  dieAt(death);
  void PARTS[part]().then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");
