import { authorizePage } from "../../../lib/connections/connecting/authorize-page";
import { connectAccount } from "../../../lib/connections/connecting/connect-account";
import { actorOf, bindCode, sandbox } from "../../facebook";
import { db } from "../../../lib/db";
import { contentHash } from "../../../lib/posts/publishing/leasing/lease-delivery";
import { makeOwner, makePost } from "../../factories";
import { type Shown, groupBy } from "./checker";

/** A signed-in owner and the page that is connected. */
export type PageOwner = { userId: string; token: string; page: string };

/** An empty Facebook with this many pages, each of its own owner. */
export async function connectedPages(count: number): Promise<PageOwner[]> {
  await sandbox("POST", "/reset");
  const people = Array.from({ length: count }, (_, n) => ({
    id: String(100_600_000_000_000 + n),
    name: `Owner ${n}`,
    pages: [{ id: String(616_600_000_000_000 + n), name: `Page ${n}` }],
  }));
  await sandbox("PUT", "/facebook/accounts", { people });
  const owners: PageOwner[] = [];
  for (const { id: person, pages } of people) {
    const page = pages[0]?.id ?? "";
    const { user, token } = await makeOwner();
    const actor = await actorOf(token);
    const code = await bindCode(actor, { pages: [page], person });
    await connectAccount(actor, { platform: "FACEBOOK", code });
    await authorizePage(actor, { pageId: page });
    owners.push({ userId: user.id, token, page });
  }
  return owners;
}

type Row = { id: string; message: string; created_time: string };

/** The posts on these pages now. */
export async function shownOn(pages: readonly string[]): Promise<(Shown & { id: string })[]> {
  const all: (Shown & { id: string })[] = [];
  for (const page of pages) {
    const rows = await sandbox<Row[]>("GET", `/facebook/pages/${page}/posts`);
    all.push(
      ...rows.map((row) => ({ page, id: row.id, text: row.message, at: Date.parse(row.created_time) })),
    );
  }
  return all;
}

/** Runs the tasks, each lane in its order, several lanes at a time. */
export async function inLanes<T>(
  items: readonly T[],
  laneOf: (item: T) => string,
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const lanes = [...groupBy(items, laneOf).values()];
  const runner = async () => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) for (const item of lane) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
}

/** A post that is to appear on the owner's page at a time. @returns its delivery's id */
export async function scheduleAt(owner: PageOwner, text: string, at: number): Promise<number> {
  const scheduledAt = new Date(at);
  const post = await makePost(owner.userId, { content: text, status: "SCHEDULED", scheduledAt });
  const pinned = { platform: "FACEBOOK", pageId: owner.page, contentHash: contentHash(text) } as const;
  const { id } = await db.delivery.create({ data: { postId: post.id, dueAt: scheduledAt, ...pinned } });
  return id;
}
