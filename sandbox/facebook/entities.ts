import type { Context } from "../context";
import type { Entity } from "../collection";

/** A role on a page, by Meta's task names; CREATE_CONTENT is what posting needs. */
export interface Role {
  pageId: string;
  tasks: string[];
}

export interface Person extends Entity {
  name: string;
  email: string;
  roles: Role[];
}

export interface Page extends Entity {
  name: string;
  category: string;
  about: string;
  followers: number;
  /** Whether a business portfolio owns it, or looks after it: /me/accounts lists it only with business_management. */
  portfolio?: boolean;
  client?: boolean;
  /** /me/accounts leaves it out always: its person was assigned to it in the portfolio, and has no role of her own. */
  unlisted?: boolean;
  /** Its business demands two-factor sign-in, which the person has not: no token is given. */
  twoFactor?: boolean;
  /** Whether nobody but its people sees it. */
  unpublished?: boolean;
  /** How many more calls with its tokens it answers, and of how many. */
  calls?: { left: number; limit: number };
}

/** What a person has allowed the app; deleted with DELETE /me/permissions, which kills the tokens made under it. */
export interface Grant extends Entity {
  personId: string;
  scopes: string[];
  /** Permissions that the person switched off in the dialog: it offers them again only on request. */
  declined?: string[];
  pageIds: string[];
  /** "Opt in to all current and future Pages": the token then names none of them. */
  all?: boolean;
}

/** A callback that Meta has sent to the app, and what the app answered. */
export interface Callback extends Entity {
  kind: "deauthorize" | "data-deletion";
  personId: string;
  /** ISO 8601. */
  at: string;
  url: string;
  /** Null when nobody answered. */
  status: number | null;
  /** The answer's text, or why there was none. */
  answer: string;
}

export interface Code extends Entity {
  grantId: string;
  redirectUri: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  used: boolean;
}

export interface Token extends Entity {
  kind: "user" | "page";
  grantId: string;
  personId: string;
  pageId?: string;
  issuedAt: number;
  /** Milliseconds since 1970; 0 is never. */
  expiresAt: number;
}

export interface Photo extends Entity {
  pageId: string;
  blob: string;
  width: number;
  height: number;
  /** False until it is part of a post. */
  published: boolean;
  /** What it shows, for those who cannot see it. */
  altText?: string;
}

/** What Graph counts of a post. */
export interface Answers {
  reactions: number;
  comments: number;
  shares: number;
}

/** What Meta gathers of a post: how many people saw it, how often, clicks, and reactions by their kind. */
export interface Insights {
  people?: number;
  views?: number;
  clicks?: number;
  kinds?: Record<string, number>;
  /** From when on they are there; ISO 8601. */
  from?: string;
}

export interface Post extends Entity {
  pageId: string;
  message: string;
  link?: string;
  /** The post that it shares. */
  parentId?: string;
  photoIds: string[];
  published: boolean;
  /** Taken, and in no list yet: a fault asked for that. */
  hidden?: boolean;
  /** How often people answered it. */
  answers?: Partial<Answers>;
  insights?: Insights;
  /** ISO 8601, UTC, with milliseconds; Graph shows whole seconds. */
  createdAt: string;
}

/** The collections of this provider. */
export function facebookStore({ store }: Context) {
  return {
    people: store.collection<Person>("facebook-people"),
    pages: store.collection<Page>("facebook-pages"),
    grants: store.collection<Grant>("facebook-grants"),
    callbacks: store.collection<Callback>("facebook-callbacks"),
    codes: store.collection<Code>("facebook-codes"),
    tokens: store.collection<Token>("facebook-tokens"),
    photos: store.collection<Photo>("facebook-photos"),
    posts: store.collection<Post>("facebook-posts"),
  };
}

/** A new numeric id as Meta's look, unique in this sandbox. */
export function newId({ store }: Context): string {
  return `1221${String(store.next("facebook")).padStart(12, "0")}`;
}

/** The page's visible posts, newest first. */
export function timeline(ctx: Context, pageId: string): Post[] {
  const posts = facebookStore(ctx)
    .posts.all()
    .filter((post) => post.pageId === pageId && post.published && !post.hidden);
  // ISO times sort as plain text; the sort is stable, so of two in one millisecond the later comes first.
  return posts
    .reverse()
    .sort((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1));
}

/** The address of the post for people. */
export function permalink(ctx: Context, post: Post): string {
  return `${ctx.settings.url}/facebook/pages/${post.pageId}/posts/${post.id.split("_")[1]}`;
}

export function photoUrl(ctx: Context, photoId: string): string {
  return `${ctx.settings.url}/facebook/photos/${photoId}`;
}

export function pictureUrl(ctx: Context, pageId: string): string {
  return `${ctx.settings.url}/facebook/pictures/${pageId}.png`;
}
