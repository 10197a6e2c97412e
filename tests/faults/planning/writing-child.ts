import { POST as WRITE } from "../../../app/api/week/write/route";
import { open } from "../../fixtures";
import { type Death, dieAt } from "../billing/die-at-statement";

/** Ideas to write for a screen that nobody looks at, and where the process is to die over it. */
export type Lost = { token: string; key: string; ideas: string[]; death?: Death };

async function lose({ token: bearer, key, ideas }: Lost): Promise<void> {
  const headers = { accept: "text/event-stream", "idempotency-key": key };
  const response = await open(WRITE, { bearer, headers, body: { ideas } });
  await response.body?.cancel();
}

process.on("message", (lost: Lost) => {
  dieAt(lost.death);
  void lose(lost).then(() => process.send?.("lost"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");
