import { POST as FILL } from "../../../app/api/week/fill/route";
import { POST as WRITE } from "../../../app/api/week/write/route";
import { open } from "../../fixtures";
import { type Death, dieAt } from "../billing/die-at-statement";

/** Ideas to write for a screen that nobody looks at, or posts to schedule, and where the process is to die over it. */
export type Lost = {
  token: string;
  key: string;
  ideas?: string[];
  posts?: { postID: number; scheduledAt: string }[];
  death?: Death;
};

async function lose({ token: bearer, key, ideas, posts = [] }: Lost): Promise<void> {
  if (!ideas) {
    await open(FILL, { bearer, headers: { "idempotency-key": key }, body: { posts, read: true } });
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
