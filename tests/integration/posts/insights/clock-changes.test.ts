// What a post counts is read after so many hours, whatever its owner's clock does meanwhile.
import { beforeEach, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { readFigures } from "../../../../lib/posts/publishing/looking/work-looks";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { advance } from "../../../clock";
import { BAKERY, connectPage, sandbox } from "../../../facebook";
import { setClock } from "../../digests/digests";
import { connectedOwner, deliveryOf, publish, startAfresh } from "../publishing/publishing";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

const HOUR = 3600;
const DAY = 24 * HOUR;

async function timesRead(): Promise<{ counts: number; people: number }> {
  const calls = await sandbox<{ path: string; method: string }[]>("GET", "/calls?provider=facebook");
  const read = calls.filter(({ method }) => method === "GET").map(({ path }) => path);
  return {
    counts: read.filter((path) => /\/\d+_\d+$/.test(path)).length,
    people: read.filter((path) => path.endsWith("/insights/post_total_media_view_unique")).length,
  };
}

it.each([
  ["put back", "Europe/Budapest", "2026-10-24T10:00:00Z"],
  ["put forward", "Australia/Sydney", "2026-10-03T02:00:00Z"],
])("once each over a night in which the clocks are %s (%s)", async (_, timeZone, moment) => {
  await setClock(moment);
  const { token, actor, write } = await connectedOwner();
  await db.user.update({ where: { id: actor.userId }, data: { timeZone } });
  await connectPage(token, BAKERY, { more: "insights" });
  const post = await write("Rolls at half past six");
  await publish(token, post);
  const { externalId } = await deliveryOf(post.id);
  await sandbox("PUT", `/facebook/posts/${externalId}/insights`, { people: 412 });
  await readFigures();
  const before = await timesRead();
  let [at, counts, people] = [0, 0, 0];
  for (const [due, tellsPeople] of [
    [HOUR, 0],
    [DAY, 1],
    [7 * DAY, 1],
    [28 * DAY, 1],
  ] as const) {
    await advance(due - at - 30);
    await readFigures();
    expect(await timesRead(), `${due} s, not yet`).toEqual({
      counts: before.counts + counts,
      people: before.people + people,
    });
    await advance(60);
    await Promise.all([readFigures(), readFigures()]);
    [at, counts, people] = [due + 30, counts + 1, people + tellsPeople];
    expect(await timesRead(), `${due} s`).toEqual({
      counts: before.counts + counts,
      people: before.people + people,
    });
    const { posts } = await getWhatWorked(actor);
    expect(
      posts.map(({ seen }) => seen),
      "compared from a week on",
    ).toEqual(due >= 7 * DAY ? [412] : []);
  }
});
