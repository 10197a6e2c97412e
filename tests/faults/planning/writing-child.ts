import { POST as SCHEDULE } from "../../../app/api/week/schedule/route";
import { POST as WRITE } from "../../../app/api/week/write/route";
import { open } from "../../fixtures";
import { type Death, dieAt } from "../billing/die-at-statement";

/** Ideas to write for a screen that nobody looks at, or posts to schedule, and where the process is to die over it. */
export type Lost = { token: string; key: string; ideas?: string[]; posts?: number[]; death?: Death };

async function lose({ token: bearer, key, ideas, posts = [] }: Lost): Promise<void> {
  if (!ideas) {
    const body = { posts: posts.map((id) => ({ id })), read: true };
    await open(SCHEDULE, { bearer, headers: { "idempotency-key": key }, body });
    return;
  }
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
