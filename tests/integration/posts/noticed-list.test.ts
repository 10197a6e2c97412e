import { expect, it } from "vitest";
import { GET as list } from "../../../app/api/post/route";
import { db } from "../../../lib/db";
import { getDashboard } from "../../../lib/posts/dashboard/get-dashboard";
import { listYourPosts } from "../../../lib/posts/needs/list-your-posts";
import { postNotices } from "../../../lib/posts/needs/post-notices";
import { needsOf } from "../../../lib/posts/needs/rules";
import { noticesOfPosts } from "../../../lib/posts/needs/stored-notices";
import { listDashboardPosts } from "../../../lib/posts/queries";
import { postListSchema } from "../../../lib/posts/schema";
import { getWeek } from "../../../lib/posts/week/queries";
import { openBlanks } from "../../../lib/text/explicit/blanks";
import { actorOf } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";

const input = postListSchema.parse({});
const BLANK = "Sizes [your sizes], baked at six.";

/** An owner in Budapest without a page: two drafts, a scheduled post and a published one. */
async function ownerWithFaults() {
  const { user, token } = await makeOwner();
  await db.user.update({ where: { id: user.id }, data: { timeZone: "Europe/Budapest" } });
  // In the evening of a Tuesday in UTC it is Wednesday in Budapest.
  const scheduledAt = new Date(Date.UTC(2031, 2, 4, 23, 30));
  const posts = {
    blank: await makePost(user.id, { content: BLANK }),
    right: await makePost(user.id, { content: "Fresh rolls." }),
    day: await makePost(user.id, { content: "Come on 4 March 2031.", status: "SCHEDULED", scheduledAt }),
    out: await makePost(user.id, { content: BLANK, status: "PUBLISHED" }),
  };
  return { user, token, actor: await actorOf(token), posts };
}

it("names what is wrong with drafts and scheduled posts, and nothing of what is out", async () => {
  const { user, token, actor, posts } = await ownerWithFaults();
  const { notices, timeZone, ...listed } = await listYourPosts(actor, input);
  expect(timeZone).toBe("Europe/Budapest");
  const kinds = (id: number) => notices.get(id)?.map(({ kind, text }) => [kind, text]);
  expect(kinds(posts.blank.id)).toEqual([["BLANK", "[your sizes]"]]);
  expect(kinds(posts.right.id)).toEqual([]);
  expect(kinds(posts.day.id)).toEqual([
    ["PAGE", ""],
    ["DAY", expect.stringContaining("4 March")],
  ]);
  expect(notices.has(posts.out.id)).toBe(false);
  // The posts are those of the API, and nothing of their owner is with them.
  expect((await call(list, { bearer: token, path: "/api/post" })).object).toMatchObject({ ...listed });
  expect(listed.postList[0]).not.toHaveProperty("owner");

  await db.subscription.deleteMany({ where: { userId: user.id } });
  const lapsed = await listYourPosts(actor, { ...input, q: "Fresh" });
  expect(lapsed.notices.get(posts.right.id)).toMatchObject([{ kind: "PLAN" }]);
});

it("says what the week says", async () => {
  const { actor } = await ownerWithFaults();
  const week = await getWeek(actor, { from: "2031-03-03" });
  const { notices } = await listYourPosts(actor, input);
  const ahead = week.posts.concat(week.drafts).filter(({ status }) => status !== "PUBLISHED");
  expect(ahead.length).toBeGreaterThan(2);
  for (const post of ahead)
    expect(notices.get(post.id)).toEqual(
      postNotices(post, {
        ...{ content: post.content, at: post.scheduledTime, timeZone: week.timeZone, days: post.days },
        ...{ blanks: openBlanks(post.content, post.rightBlanks), claims: post.found?.unsaid ?? [] },
        needs: week.needs,
      }),
    );
});

it("says the same of the newest posts on the dashboard", async () => {
  const { actor, posts } = await ownerWithFaults();
  const { recent } = await listDashboardPosts(actor);
  const dashboard = await getDashboard(actor);
  const business = { timeZone: dashboard.today.timeZone, needs: needsOf(dashboard) };
  const { notices } = await listYourPosts(actor, input);
  const shown = noticesOfPosts(recent, business);
  expect(shown.get(posts.day.id)).toHaveLength(2);
  for (const { id } of recent) expect(shown.get(id)).toEqual(notices.get(id));
});
