import type { Context } from "../context";
import { facebookStore, permalink, photoUrl, pictureUrl, timeline, type Page, type Post } from "./entities";
import { graphTime, pick, type Fields } from "./fields";
import { pageTokenOf, type Caller } from "./tokens";
import { sharedTasks } from "./access";

const PICTURE_SIZE = 200;

/** A page as a node, or as an entry of /me/accounts. Source: developers.facebook.com/docs/graph-api/reference/page */
export function pageNode(
  ctx: Context,
  caller: Caller,
  page: Page,
  asked?: string,
  fallback = ["name", "id"],
) {
  const { token } = caller;
  const known: Fields = {
    id: () => page.id,
    name: () => page.name,
    about: () => page.about,
    category: () => page.category,
    category_list: () => [{ id: "2500", name: page.category }],
    link: () => `${ctx.settings.url}/facebook/pages/${page.id}`,
    fan_count: () => page.followers,
    followers_count: () => page.followers,
    is_published: () => true,
    tasks: () => sharedTasks(caller, page.id),
    access_token: () => (token.kind === "page" ? token.id : pageTokenOf(ctx, token, page.id).id),
    picture: () => pictureData(pictureUrl(ctx, page.id)),
  };
  return pick("Page", known, asked, fallback);
}

/** Source: developers.facebook.com/docs/graph-api/reference/page-post */
export function postNode(ctx: Context, post: Post, asked?: string): object {
  const firstPhoto = post.photoIds[0];
  const known: Fields = {
    id: () => post.id,
    message: () => post.message || undefined,
    created_time: () => graphTime(post.createdAt),
    updated_time: () => graphTime(post.createdAt),
    permalink_url: () => permalink(ctx, post),
    full_picture: () => (firstPhoto ? photoUrl(ctx, firstPhoto) : undefined),
    is_published: () => post.published,
    is_hidden: () => false,
    status_type: () => (firstPhoto ? "added_photos" : post.link ? "shared_story" : "mobile_status_update"),
    from: () => {
      const page = facebookStore(ctx).pages.get(post.pageId);
      return page && { name: page.name, id: page.id };
    },
    attachments: () => attachments(ctx, post),
  };
  return pick("Post", known, asked, ["created_time", "message"]);
}

export function photoNode(ctx: Context, id: string, asked?: string): object | undefined {
  const photo = facebookStore(ctx).photos.get(id);
  if (!photo) return undefined;
  const source = () => photoUrl(ctx, photo.id);
  const { width, height } = photo;
  const images = () => [{ width, height, source: source() }];
  const known: Fields = {
    id: () => id,
    width: () => width,
    height: () => height,
    images,
    source,
    link: source,
  };
  return pick("Photo", known, asked, []);
}

export function personNode(ctx: Context, caller: Caller, asked?: string): object {
  const { person, grant } = caller;
  const known: Fields = {
    id: () => person.id,
    name: () => person.name,
    first_name: () => person.name.split(" ")[0],
    last_name: () => person.name.split(" ").slice(1).join(" "),
    email: () => (grant.scopes.includes("email") ? person.email : undefined),
    picture: () => pictureData(pictureUrl(ctx, person.id)),
  };
  return pick("User", known, asked, ["name", "id"]);
}

/** Every page shared in the dialog on which the person has a role, in the person's order. */
export function sharedPages(ctx: Context, caller: Caller): Page[] {
  const { pages } = facebookStore(ctx);
  return caller.person.roles
    .filter((role) => caller.grant.pageIds.includes(role.pageId))
    .flatMap((role) => pages.get(role.pageId) ?? []);
}

/** A post by its full id, if it has not been deleted. */
export function findPost(ctx: Context, id: string): Post | undefined {
  return facebookStore(ctx).posts.get(id);
}

/** The page's last visible post, which Meta compares a new one with. */
export function lastPost(ctx: Context, pageId: string): Post | undefined {
  return timeline(ctx, pageId)[0];
}

function attachments(ctx: Context, post: Post) {
  const [first] = post.photoIds;
  if (first) {
    const src = photoUrl(ctx, first);
    return {
      data: [{ type: "photo", media: { image: { src } }, target: { id: first }, url: permalink(ctx, post) }],
    };
  }
  return post.link ? { data: [{ type: "share", url: post.link, title: post.link }] } : undefined;
}

function pictureData(url: string) {
  return { data: { height: PICTURE_SIZE, width: PICTURE_SIZE, is_silhouette: false, url } };
}
