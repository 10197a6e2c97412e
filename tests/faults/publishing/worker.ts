import { POST } from "../../../app/api/post/publish/route";
import { startEmbeddedRunner, stopEmbeddedRunner } from "../../../lib/timers/embedded-runner";
import { startServer } from "../../../instrumentation-node";
import { systemActor } from "../../../lib/auth/actor";
import { closeDb } from "../../../lib/db";
import { deliverPost } from "../../../lib/posts/publishing/deliver-post";
import { type CallOptions, call } from "../../fixtures";

// A process that may be killed: the app's runner and its routes, without Next around them.
export type Order =
  { do: "run" | "serve" } | { do: "publish"; options: CallOptions } | { do: "deliver"; ids: number[] };

process.on("message", (order: Order) => {
  void obey(order).then((status) => process.send?.({ done: order.do, status }));
});
process.on("SIGTERM", () => {
  void stopEmbeddedRunner()
    .then(closeDb)
    .then(() => process.exit(0));
});
process.on("disconnect", () => process.exit(1));
process.send?.({ done: "started" });

async function obey(order: Order): Promise<number | undefined> {
  switch (order.do) {
    case "run":
      startEmbeddedRunner();
      return undefined;
    case "serve":
      // As in Next, which registers first, and exits once its requests are answered.
      process.removeAllListeners("SIGTERM");
      process.on("SIGTERM", () => process.exit(143));
      await startServer();
      return undefined;
    case "publish":
      return (await call(POST, order.options)).status;
    case "deliver":
      // As many wake-ups for one delivery as it has entries, all at once.
      await Promise.all(order.ids.map((id) => deliverPost(systemActor("worker"), id)));
      return undefined;
  }
}
