import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma } from "@/lib/db";
import { listPostRows } from "@/lib/posts/list-posts";
import { type PostRow, postOf } from "@/lib/posts/queries";
import type { PostListInput } from "@/lib/posts/schema";
import type { PostList } from "@/lib/posts/types";
import { type AccountStateRow, accountStateOf, accountStateRow } from "./queries";
import { needsOf } from "./rules";
import { type NoticesOfPosts, noticesOfPosts } from "./stored-notices";

/** One page of posts, with what is wrong with them. */
export type NoticedPosts = PostList & {
  notices: NoticesOfPosts;
  /** The business's. */
  timeZone: string;
};

type Owner = { now: string; timeZone: string | null; standing: AccountStateRow };

/**
 * One page of the actor's posts as `listPosts` reads it, in as many statements.
 * @param browserZone the zone that the request names, for an owner who has none yet
 */
export async function listYourPosts(
  actor: Actor,
  input: PostListInput,
  browserZone: string | null = null,
): Promise<NoticedPosts> {
  // Of the owner, not of each row: the database reads it once.
  const ofOwner = Prisma.sql`, (SELECT json_build_object('now', app_now(), 'timeZone', u."timeZone",
    'standing', ${accountStateRow}) FROM "User" u WHERE u."id" = ${actor.userId}::uuid) AS "owner"`;
  const { rows, ...list } = await listPostRows(actor, input, ofOwner);
  const own = (rows as (PostRow & { owner: Owner })[]).map(({ owner, ...row }) => ({
    post: postOf(row),
    owner,
  }));
  const [first] = own;
  const timeZone = first?.owner.timeZone ?? browserZone ?? "UTC";
  const needs = first ? needsOf(accountStateOf(first.owner.standing, new Date(first.owner.now))) : [];
  const postList = own.map(({ post }) => post);
  return { ...list, postList, notices: noticesOfPosts(postList, { timeZone, needs }), timeZone };
}
