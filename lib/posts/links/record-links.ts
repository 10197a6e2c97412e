import "server-only";
import { type Db, db } from "@/lib/db";
import { closeNotices, openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import type { LinkTrouble, NoticeLink } from "@/lib/notices/types";
import { checkedLinksOf } from "./find-links";
import { domainOf } from "./following/judge-link";
import { type ReadLink, stateOf } from "./queries";
import type { LinkFinding, LinkState } from "./types";

/** A post whose links were read: all of its links, and those that had their turn. */
type Checked = {
  postId: number;
  userId: string;
  content: string;
  urls: readonly string[];
  read: readonly ReadLink[];
};

type Row = { url: string; finding: LinkFinding | null; host: string | null; leftAt: Date | null };

const same = (a: Pick<Row, "finding" | "host">, b: Pick<Row, "finding" | "host">) =>
  a.finding === b.finding && a.host === b.host;

/**
 * Keeps what was found behind a post's links, and tells its owner once of what is wrong with them. Does nothing if the
 * post has changed meanwhile: its new text has a check of its own.
 */
export async function recordLinks({ postId, userId, content, urls, read }: Checked): Promise<void> {
  await db.$transaction(async (tx) => {
    const [post] = await tx.$queryRaw<{ content: string }[]>`
      SELECT "content" FROM "Post" WHERE "id" = ${postId} AND "status" = 'SCHEDULED' AND "deletedAt" IS NULL
      FOR NO KEY UPDATE`;
    if (post?.content !== content) return;
    const before = await listRows(tx, postId);
    await store(tx, { postId, userId, urls, read });
    await leaveAsBefore(tx, { postId, userId });
    const wrong = wrongOf(await listRows(tx, postId), urls);
    const known = (row: Row) => before.some((earlier) => earlier.url === row.url && same(earlier, row));
    await tell(tx, { postId, userId }, wrong, !wrong.every(known));
  });
}

/** Keeps an open notice up to date with the links that are still to be decided about, and closes it with the last one. */
export async function tellLeft(tx: Db, post: { id: number; content: string; userId: string }): Promise<void> {
  const { id: postId, userId } = post;
  const wrong = wrongOf(await listRows(tx, postId), checkedLinksOf(post.content));
  const open = await tx.notice.count({
    where: { userId, kind: "LINKS", subject: postSubject(postId), closedAt: null },
  });
  if (open > 0) await tell(tx, { postId, userId }, wrong, false);
}

/** Those that are to be decided about, in the text's order. */
const wrongOf = (rows: readonly Row[], urls: readonly string[]) =>
  [...rows]
    .sort((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url))
    .filter(isWrong)
    .filter(({ leftAt }) => leftAt === null);

const listRows = (tx: Db, postId: number) =>
  tx.$queryRaw<Row[]>`SELECT "url", "finding", "host", "leftAt" FROM "PostLink" WHERE "postId" = ${postId}`;

/** What an owner is told of. */
const WRONG: readonly LinkState[] = ["DEAD", "MOVED"];

const isWrong = (row: Row): row is Row & { finding: LinkTrouble } => WRONG.includes(stateOf(row.finding));

/** What its owner decided about a link stands while the same is found behind it. */
async function store(tx: Db, { postId, userId, urls, read }: Omit<Checked, "content">): Promise<void> {
  const links = read.map((link) => ({ ...link, state: stateOf(link.finding) }));
  await tx.$executeRaw`
    INSERT INTO "PostLink" ("postId", "userId", "url", "state", "finding", "host", "checkedAt")
    SELECT ${postId}, ${userId}::uuid, r."url", r."state"::"LinkState", r."finding", r."host",
      coalesce(r."checkedAt", app_now())
    FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      AS r("url" text, "state" text, "finding" text, "host" text, "checkedAt" timestamptz)
    ON CONFLICT ("postId", "url") DO UPDATE SET "state" = EXCLUDED."state", "finding" = EXCLUDED."finding",
      "host" = EXCLUDED."host", "checkedAt" = EXCLUDED."checkedAt",
      "leftAt" = CASE WHEN "PostLink"."finding" IS NOT DISTINCT FROM EXCLUDED."finding"
        AND "PostLink"."host" IS NOT DISTINCT FROM EXCLUDED."host" THEN "PostLink"."leftAt" END`;
  await tx.$executeRaw`
    DELETE FROM "PostLink" WHERE "postId" = ${postId} AND NOT ("url" = ANY (${[...urls]}::text[]))`;
}

/** More than an owner decides about while rows are kept, and few enough to compare. */
const MAX_DECISIONS = 200;

/**
 * What an owner has once left leading from one site to another, or into her own network, is left in her other posts
 * too: she knows it. She may have meant to restore a page that is gone.
 */
async function leaveAsBefore(tx: Db, { postId, userId }: Pick<Checked, "postId" | "userId">): Promise<void> {
  const open = await tx.postLink.findMany({
    where: { postId, leftAt: null, finding: { in: ["MOVED", "PRIVATE"] } },
    select: { id: true, url: true, finding: true, host: true },
  });
  if (open.length === 0) return;
  const decided = await tx.postLink.findMany({
    where: { userId, leftAt: { not: null }, finding: { in: ["MOVED", "PRIVATE"] } },
    orderBy: { checkedAt: "desc" },
    take: MAX_DECISIONS,
    select: { url: true, finding: true, host: true },
  });
  const way = ({ url, finding, host }: { url: string; finding: string | null; host: string | null }) =>
    [finding, domainOf(url), host && domainOf(`https://${host}/`)].join(" ");
  const ways = new Set(decided.map(way));
  const left = open.filter((link) => ways.has(way(link))).map(({ id }) => id);
  if (left.length === 0) return;
  await tx.$executeRaw`UPDATE "PostLink" SET "leftAt" = app_now() WHERE "id" = ANY (${left}::int[])`;
}

/** One notice a post, with all of its links in question. It is sent anew only where something new was found. */
async function tell(
  tx: Db,
  post: { postId: number; userId: string },
  wrong: readonly (Row & { finding: LinkTrouble })[],
  isNew: boolean,
): Promise<void> {
  const subject = postSubject(post.postId);
  if (wrong.length === 0 || isNew) await closeNotices(tx, post, [subject], ["LINKS"]);
  const [first] = wrong;
  if (!first) return;
  const states = wrong.map(({ finding }) => stateOf(finding));
  const worst = WRONG.find((state) => states.includes(state));
  const code = worst === "MOVED" ? "LINK_MOVED" : "LINK_DEAD";
  const links: NoticeLink[] = wrong.map(({ url, finding, host }) => ({ url, finding, host }));
  await openNotice(tx, { ...post, kind: "LINKS", subject, code, links });
}
