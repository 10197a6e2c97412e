import type { SystemActor } from "../../../../lib/auth/actor";
import { deliverPost } from "../../../../lib/posts/publishing/deliver-post";

// A process of its own, which the sandbox kills once it has accepted the post. It makes its actor by hand:
// lib/auth/actor.ts needs Next around it.
const actor = { job: "child" } as SystemActor;
process.on("message", (deliveryId: number) => {
  void deliverPost(actor, deliveryId).then(() => process.exit(0));
});
process.send?.("ready");
