import { expect } from "vitest";
import { GET } from "../../../../app/api/post/[id]/seal/route";
import { db } from "../../../../lib/db";
import { workOutbox } from "../../../../lib/jobs/work-outbox";
import { textReadingHandler } from "../../../../lib/posts/checking/read-post";
import { enqueueReadings } from "../../../../lib/posts/editing/enqueue-readings";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import type { Check, PostSeal } from "../../../../lib/posts/seal/types";
import { advance } from "../../../clock";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf } from "../publishing/publishing";
import { schedule } from "../publishing/scheduling";

export async function sealOf(token: string, id: number, at?: string): Promise<PostSeal> {
  const path = `/api/post/${id}/seal${at ? `?at=${at}` : ""}`;
  const reply = await call(GET, { bearer: token, params: { id: String(id) }, path });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as PostSeal;
}
export const said = ({ kind, outcome, by, reason, words }: Check) =>
  [kind, outcome, by ?? reason, words?.join("|")].filter(Boolean).join(" ");
export const saidOf = async (...[token, id, at]: Parameters<typeof sealOf>) =>
  (await sealOf(token, id, at)).checks.map(said);
export const readByModel = async (id: number) => {
  await enqueueReadings(db, [id]);
  await workOutbox(textReadingHandler);
};

export const TEXT = "Rolls for 3 € at the shop";

/** A post that has gone out at its time. */
export async function published(content = TEXT) {
  const owner = await connectedOwner();
  const post = await owner.write(content);
  await schedule(owner.token, post, { seconds: 60 });
  await advance(61);
  await sweepDeliveries();
  expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
  return { ...owner, post };
}
