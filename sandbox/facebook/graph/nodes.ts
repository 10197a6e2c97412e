import type { Context } from "../../context";
import { facebookStore, permalink, photoUrl, pictureUrl, timeline, type Page, type Post } from "../entities";
import { graphTime, pick, type Fields } from "./fields";
import { pageTokenOf, type Caller } from "./tokens";
import { sharedTasks } from "./access";
import { insightRows, metricOf, requireInsights } from "./insights";

const PICTURE_SIZE = 200;

/** A page as an entry of /me/accounts. Source: developers.facebook.com/docs/graph-api/reference/page */
export function pageNode(ctx: Context, caller: Caller, page: Page, fields?: string) {
  const known: Fields = {
    id: () => page.id,
    name: () => page.name,
    category: () => page.category,
    category_list: () => [{ id: "2500", name: page.category }],
    tasks: () => sharedTasks(caller, page.id),
    access_token: () => (page.twoFactor ? undefined : pageTokenOf(ctx, caller.token, page.id).id),
    picture: () => pictureData(pictureUrl(ctx, page.id)),
  };
  return pick("Page", known, fields, ["access_token", "category", "category_list", "name", "tasks"]);
}

/**
 * A page asked for by its id, or as an entry of a business's pages: the tasks are of /me/accounts alone, and only a
 * person is given a token.
 * Source: developers.facebook.com/docs/graph-api/reference/page ("access_token", "is_published")
 */
export function pageById(ctx: Context, caller: Caller, page: Page, fields?: string) {
  const known: Fields = {
    id: () => page.id,
    name: () => page.name,
    category: () => page.category,
    is_published: () => !page.unpublished,
    access_token: () =>
      page.twoFactor || caller.token.kind === "page" ? undefined : pageTokenOf(ctx, caller.token, page.id).id,
    picture: () => pictureData(pictureUrl(ctx, page.id)),
  };
  return pick("Page", known, fields, ["name", "id"]);
}

/** The pages of the one business that every person of the sandbox is in. */
export function businessPages(ctx: Context, caller: Caller, edge: "owned_pages" | "client_pages"): Page[] {
  const { pages } = facebookStore(ctx);
  return caller.person.roles
    .filter((role) => caller.grant.pageIds.includes(role.pageId))
    .flatMap((role) => pages.get(role.pageId) ?? [])
    .filter((page) => (edge === "owned_pages" ? page.portfolio : page.client));
}

/** Source: developers.facebook.com/docs/graph-api/reference/page-post */
export function postNode(ctx: Context, caller: Caller, post: Post, fields?: string): object {
  const firstPhoto = post.photoIds[0];
  const known: Fields = {
    id: () => post.id,
    message: () => post.message || undefined,
    created_time: () => graphTime(post.createdAt),
    permalink_url: () => permalink(ctx, post),
    // Source: the same page, "from" and "parent_id": a reshare has the shared post for its parent.
    from: () => authorOf(ctx, post),
    parent_id: () => post.parentId,
    // Source: the same page ("shares": absent where nobody has), ".../object/reactions", ".../object/comments"
    shares: () => (post.answers?.shares ? { count: post.answers.shares } : undefined),
    reactions: (modifiers) => edgeOf(post.answers?.reactions, modifiers),
    comments: (modifiers) => edgeOf(post.answers?.comments, modifiers),
    insights: (modifiers) => {
      requireInsights(caller, post.pageId);
      return insightRows(ctx, post, metricOf(modifiers));
    },
    full_picture: () => (firstPhoto ? photoUrl(ctx, firstPhoto) : undefined),
  };
  return pick("Post", known, fields, ["created_time", "message"]);
}

/** An edge without its rows, which name people; how many they are is told only on request. */
function edgeOf(count = 0, modifiers: string) {
  const summary = /\.summary\((total_count|true|1)\)/.test(modifiers);
  return { data: [], ...(summary ? { summary: { total_count: count } } : {}) };
}

function authorOf(ctx: Context, { pageId }: Post) {
  const page = facebookStore(ctx).pages.get(pageId);
  return page && { name: page.name, id: page.id };
}

export function personNode(ctx: Context, caller: Caller, fields?: string): object {
  const { person, grant } = caller;
  const known: Fields = {
    id: () => person.id,
    name: () => person.name,
    email: () => (grant.scopes.includes("email") ? person.email : undefined),
    picture: () => pictureData(pictureUrl(ctx, person.id)),
  };
  return pick("User", known, fields, ["name", "id"]);
}

/**
 * Every page shared in the dialog on which the person has a role, in the person's order; those of a business
 * portfolio only with business_management. Source: developers.facebook.com/docs/graph-api/reference/user/accounts
 */
export function sharedPages(ctx: Context, caller: Caller): Page[] {
  const { pages } = facebookStore(ctx);
  return caller.person.roles
    .filter((role) => caller.grant.pageIds.includes(role.pageId))
    .flatMap((role) => pages.get(role.pageId) ?? [])
    .filter((page) => !page.unlisted)
    .filter(
      (page) => !(page.portfolio || page.client) || caller.grant.scopes.includes("business_management"),
    );
}

/** A post by its full id, if it has not been deleted. */
export function findPost(ctx: Context, id: string): Post | undefined {
  return facebookStore(ctx).posts.get(id);
}

/** The page's last visible post, which Meta compares a new one with. */
export function lastPost(ctx: Context, pageId: string): Post | undefined {
  return timeline(ctx, pageId)[0];
}

function pictureData(url: string) {
  return { data: { height: PICTURE_SIZE, width: PICTURE_SIZE, is_silhouette: false, url } };
}
