import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { getPost, isRead } from "./queries";
import type { ChangedPost, PostStatus } from "./types";

/** A locked post: it stays as it is until the transaction ends. */
export type LockedPost = {
  id: number;
  status: PostStatus;
  content: string;
  /** The blanks with which its owner lets it go out. */
  rightBlanks: string[];
  /** The days of its text that its owner keeps as they are. */
  rightDays: string[];
  scheduledAt: Date | null;
  revision: number;
  /** Its owner has read its text and photos as they are. */
  read: boolean;
  /** A delivery of it is SENDING or UNKNOWN. */
  inFlight: boolean;
  /** A delivery of it waits for its owner's decision. */
  held: boolean;
  /** Why, if it is. */
  heldFor: string | null;
};

/**
 * Locks a post. Everything that sends, settles, edits or cancels a post takes this lock first, so that each sees, in
 * a statement of its own, what the previous one did.
 * @throws AppError POST_NOT_FOUND
 */
export async function lockPost(tx: Db, actor: Actor, id: number): Promise<LockedPost> {
  const [post] = await tx.$queryRaw<Omit<LockedPost, "inFlight" | "held" | "heldFor">[]>`
    SELECT p."id", p."status", p."content", p."rightBlanks", p."rightDays", p."scheduledAt", p."revision", ${isRead} AS "read"
    FROM "Post" p
    WHERE p."id" = ${id} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  const deliveries = await tx.delivery.findMany({
    where: { postId: id },
    select: { status: true, heldAt: true, heldFor: true },
  });
  const held = deliveries.find(({ heldAt }) => heldAt !== null);
  return {
    ...post,
    inFlight: deliveries.some(({ status }) => status === "SENDING" || status === "UNKNOWN"),
    held: held !== undefined,
    heldFor: held?.heldFor ?? null,
  };
}

/** Locks a post whose text and photos can still be changed. @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE */
export async function lockEditable(tx: Db, actor: Actor, id: number): Promise<LockedPost> {
  const post = await lockPost(tx, actor, id);
  if (post.status === "PUBLISHED" || post.inFlight) throw new AppError("POST_NOT_EDITABLE");
  return post;
}

/**
 * Refuses a change that was made on an older view of a post, so that it overwrites nothing. The caller holds the post's
 * lock, and has accepted a request that repeats exactly what is stored: its response was lost.
 * @throws AppError POST_CHANGED with the post as it stands (`ChangedPost`)
 */
export async function requireRevision(
  tx: Db,
  actor: Actor,
  { id, revision: now }: Pick<LockedPost, "id" | "revision">,
  revision: number | undefined,
): Promise<void> {
  if (revision !== undefined && revision !== now) throw await postChanged(tx, actor, id);
}

/** POST_CHANGED with the post as it stands. */
export async function postChanged(tx: Db, actor: Actor, id: number): Promise<AppError> {
  const changed: ChangedPost = { post: await getPost(actor, id, tx) };
  return new AppError("POST_CHANGED", { object: changed });
}

/**
 * Names the view (an opened editor) that writes a post's text in this transaction. Its own texts of ten minutes are one
 * version; what any other writer has written is kept, by a trigger on "Post" that reads this setting. Without a view
 * every text is a version.
 */
export async function writeAs(tx: Db, view: string | undefined): Promise<void> {
  if (view) await tx.$executeRaw`SELECT set_config('postwright.view', ${view}, true)`;
}
