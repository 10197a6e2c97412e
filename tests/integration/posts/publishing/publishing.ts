import { randomUUID } from "node:crypto";
import { POST } from "../../../../app/api/post/publish/route";
import { db } from "../../../../lib/db";
import type { DeliveryStatus } from "../../../../lib/generated/prisma/enums";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { advance, setClockOffset } from "../../../clock";
import { BAKERY, connectPage, sandbox, timeline } from "../../../facebook";
import { makeOwner, makePost } from "../../../factories";
import { type CallReply, call } from "../../../fixtures";

/** A clean Facebook and a clean database: what is on its way is of one test. */
export async function startAfresh(): Promise<void> {
  await sandbox("POST", "/reset");
  await db.user.deleteMany();
  await setClockOffset(0);
  await db.sendRateLimit.deleteMany();
}

/** A signed-in owner whose bakery is connected. */
export async function connectedOwner(pageId = BAKERY) {
  const { user, token } = await makeOwner();
  const actor = await connectPage(token, pageId);
  return { user, token, actor, write: (content: string) => makePost(user.id, { content }) };
}

/** POST /api/post/publish, with a key of its own unless one is given. */
export function publish(
  token: string,
  post: { id: number; content: string },
  parts: { platforms?: string[]; key?: string; content?: string; confirmEarly?: boolean } = {},
): Promise<CallReply> {
  return call(POST, {
    bearer: token,
    headers: { "idempotency-key": parts.key ?? randomUUID() },
    body: {
      postID: post.id,
      postContent: parts.content ?? post.content,
      platforms: parts.platforms ?? ["FACEBOOK"],
      confirmEarly: parts.confirmEarly,
    },
  });
}

/** Sweeps, minute by minute, until nothing is on its way any more. @returns the minutes it took */
export async function settleAll(minutes = 90): Promise<number> {
  const open: DeliveryStatus[] = ["PENDING", "SENDING", "UNKNOWN"];
  for (let minute = 0; minute <= minutes; minute++) {
    await sweepDeliveries();
    if ((await db.delivery.count({ where: { status: { in: open } } })) === 0) return minute;
    await advance(60);
  }
  throw new Error(`After ${minutes} minutes there are deliveries on their way`);
}

/** How often a text is on a page, as its followers see it. */
export async function timesShown(text: string, pageId = BAKERY): Promise<number> {
  return (await timeline(pageId)).filter(({ message }) => message.trim() === text.trim()).length;
}

/** The one delivery of a post. */
export function deliveryOf(postId: number) {
  return db.delivery.findUniqueOrThrow({
    where: { postId_platform: { postId, platform: "FACEBOOK" } },
    include: { attempts: { orderBy: { fence: "asc" } }, post: true },
  });
}
