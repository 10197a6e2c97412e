import { type Actor, actorOfOwner, systemActor } from "../../lib/auth/actor";
import { getSubscription } from "../../lib/billing/queries";
import { listMovements } from "../../lib/credits/queries";
import { listPhotos, listUnusedPhotos } from "../../lib/media/queries";
import { getNotices } from "../../lib/notices/queries";
import { listCalendarPosts } from "../../lib/posts/calendar/queries";
import { getDashboard } from "../../lib/posts/dashboard/get-dashboard";
import { getPause } from "../../lib/posts/scheduling/queries";
import { listPosts } from "../../lib/posts/list-posts";
import { listYourPosts } from "../../lib/posts/needs/list-your-posts";
import { getPostStats, listDashboardPosts, listRecentPosts } from "../../lib/posts/queries";
import { getMonth } from "../../lib/posts/week/get-month";
import { getWeek } from "../../lib/posts/week/queries";
import { listPosted } from "../../lib/posts/planning/queries";
import { getWhatWorked } from "../../lib/posts/worked/queries";
import { listSlots } from "../../lib/posts/posting-times/queries";
import { type PostListInput, postListSchema } from "../../lib/posts/schema";
import { SEARCHED } from "./prose";

/** What an owner opens. */
export type Use = {
  what: string;
  /** design: the most milliseconds for an owner of 100,000 posts. */
  most: number;
  /** It reads all that an owner has, or much of it. */
  grows?: true;
  open: (actor: Actor) => Promise<unknown>;
};

const LIST_MS = 100;
const SEARCH_MS = 300;
const LAST_PAGE_MS = 1000;
/** Of two hundred posts every text is read, and what differs is compared with a thousand shuffles. */
const WORKED_MS = 500;

const use = (what: string, open: Use["open"]): Use => ({ what, most: LIST_MS, open });
const grows = (list: Use, most = LIST_MS): Use => ({ ...list, most, grows: true });

const defaults = postListSchema.parse({});
const list = (what: string, asked: Partial<PostListInput> = {}): Use =>
  use(what, (actor) => listYourPosts(actor, { ...defaults, ...asked }));
const search = (what: string, asked: Partial<PostListInput>): Use => grows(list(what, asked), SEARCH_MS);

/** Of how many pages an owner's list is, which a browser knows from the page before. */
const pages = new Map<string, number>();

async function openLastPage(actor: Actor): Promise<void> {
  const known = pages.get(actor.userId) ?? (await listPosts(actor, defaults)).numberOfPages;
  pages.set(actor.userId, known);
  const { postList } = await listPosts(actor, { ...defaults, pageNo: known - 1 });
  if (postList.length === 0) throw new Error("the last page is empty");
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const DIRECTIONS = ["ASC", "DESC"] as const;

/** Every reading whose cost might follow from how many posts there are. */
export const USES: readonly Use[] = [
  list("posts, first page"),
  list("posts, second page", { pageNo: 1 }),
  { ...use("posts, last page", openLastPage), most: LAST_PAGE_MS },
  list("drafts", { status: "GENERATED" }),
  list("scheduled, next first", { status: "SCHEDULED", sortField: "scheduledTime", sortDir: "ASC" }),
  list("published", { status: "PUBLISHED" }),
  list("published, page 3", { status: "PUBLISHED", pageNo: 2 }),
  list("sorted by createdAt, ASC", { sortDir: "ASC" }),
  ...DIRECTIONS.map((sortDir) => list(`sorted by status, ${sortDir}`, { sortField: "status", sortDir })),
  ...(["scheduledTime", "cost", "id"] as const).flatMap((sortField) =>
    DIRECTIONS.map((sortDir) => grows(list(`sorted by ${sortField}, ${sortDir}`, { sortField, sortDir }))),
  ),
  search("search, a common word", { q: SEARCHED.common }),
  search("search, a rare word", { q: SEARCHED.rare }),
  search("search, no such word", { q: SEARCHED.none }),
  search("search in drafts", { q: SEARCHED.rare, status: "GENERATED" }),
  use("dashboard", (actor) =>
    Promise.all([getDashboard(actor), getPostStats(actor), listDashboardPosts(actor)]),
  ),
  use("stats", getPostStats),
  use("newest posts", listRecentPosts),
  use("week", (actor) => getWeek(actor)),
  use("last week", (actor) => getWeek(actor, { from: day(-7) })),
  use("month", (actor) => getMonth(actor, { month: day(0).slice(0, 7) })),
  use("posting times", (actor) => listSlots(actor)),
  use("pause", getPause),
  use("calendar feed", ({ userId }) => listCalendarPosts(userId)),
  { ...use("what worked", getWhatWorked), most: WORKED_MS },
  use("what a plan is told", (actor) => listPosted(actor, "Europe/Budapest")),
  use("notices", getNotices),
  grows(use("photos", (actor) => listPhotos(actor, { page: 0 }))),
  grows(use("photos without a post", (actor) => listUnusedPhotos(actor, { page: 0 }))),
  grows(use("credit history", (actor) => listMovements(actor, { pageNo: 0, pageSize: 10 }))),
  use("plan and credits", getSubscription),
];

/** The owner as their use cases know them. */
export async function actorOf(userId: string): Promise<Actor> {
  const actor = await actorOfOwner(systemActor("bench"), userId);
  if (!actor) throw new Error("no such owner");
  return actor;
}
