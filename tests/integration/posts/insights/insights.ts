import { GET } from "../../../../app/api/post/[id]/route";
import { readFigures } from "../../../../lib/posts/publishing/looking/work-looks";
import type { Post } from "../../../../lib/posts/types";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { advance } from "../../../clock";
import { BAKERY, connectPage, sandbox } from "../../../facebook";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, publish } from "../publishing/publishing";

export const HOUR = 3600;
export const DAY = 24 * HOUR;
export const INSIGHTS = { more: "insights" } as const;
export const NAMES = {
  people: "post_total_media_view_unique",
  views: "post_media_view",
  clicks: "post_clicks",
  kinds: "post_reactions_by_type_total",
};

/** A post that the page had before, seen by so many people. */
export async function older(days: number, people: number | null, parts: object = {}) {
  const createdAt = new Date(Date.now() - days * DAY * 1000).toISOString();
  const made = { message: `Rolls, ${days} days ago`, createdAt, ...parts };
  const { id } = await sandbox<{ id: string }>("POST", `/facebook/pages/${BAKERY}/posts`, made);
  if (people !== null) await sandbox("PUT", `/facebook/posts/${id}/insights`, { people });
  return id;
}

export const gathered = (id: string | null, insights: object) =>
  sandbox("PUT", `/facebook/posts/${id}/insights`, insights);

/** An owner who has let us read her page's numbers, with a post that has just gone out. */
export async function published() {
  const owner = await connectedOwner();
  await connectPage(owner.token, BAKERY, INSIGHTS);
  const post = await owner.write("Rolls at half past six");
  await publish(owner.token, post);
  const { externalId } = await deliveryOf(post.id);
  await gathered(externalId, { people: 412, views: 630, clicks: 9, kinds: { like: 12, love: 2 } });
  const shown = async () => {
    const { object } = await call(GET, { bearer: owner.token, params: { id: String(post.id) } });
    return (object as Post).counts;
  };
  const numbers = async () => (await getWhatWorked(owner.actor)).numbers;
  return { ...owner, post, externalId, shown, numbers };
}

export async function after(seconds: number): Promise<void> {
  await advance(seconds + 1);
  await Promise.all([readFigures(), readFigures()]);
}

/** How often Facebook was asked for insights of a post, by metric. */
export async function asked(): Promise<Record<string, number>> {
  const calls = await sandbox<{ path: string }[]>("GET", "/calls?provider=facebook");
  const names = calls.flatMap(({ path }) => /\/insights\/(\w+)$/.exec(path)?.[1] ?? []);
  return Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [key, names.filter((n) => n === name).length]),
  );
}

export async function listsRead(): Promise<number> {
  const calls = await sandbox<{ path: string }[]>("GET", "/calls?provider=facebook");
  return calls.filter(({ path }) => path.endsWith(`/${BAKERY}/published_posts`)).length;
}
