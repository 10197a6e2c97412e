import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST as fillRoute } from "../../../../app/api/week/fill/route";
import { GET as weekRoute } from "../../../../app/api/week/route";
import { db } from "../../../../lib/db";
import { awaitReadings } from "../../../../lib/posts/checking/await-readings";
import { enqueueReadings } from "../../../../lib/posts/editing/enqueue-readings";
import { wallTime } from "../../../../lib/i18n/wall-time";
import { isInWindow, windowOf } from "../../../../lib/text/days/contradictions";
import { daysIn } from "../../../../lib/text/days/mentions";
import { draftsToFill } from "../../../../lib/posts/week/rules";
import type { Week } from "../../../../lib/posts/week/types";
import { inHeavyTurn } from "../../../../lib/queues/heavy-turn";
import { makeOwner, makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { recordStatements } from "../../../record-statements";
import { numbers } from "../../../scenes";
import { plant } from "../drafting/drafts";
import { startAfresh } from "../publishing/publishing";
import { inSeconds, recordEvents, schedule } from "../publishing/scheduling";
import { bakery, fill, keyed, placedOf, timeZone, unfill } from "./filling";

process.env.RATE_LIMITS = "off";
recordEvents();
beforeEach(startAfresh);

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Places one draft. @returns its time, or what keeps it from having one */
async function place(token: string, id: number): Promise<string> {
  const [result] = (await fill(token, { posts: [{ postID: id }] })).results;
  return result && "code" in result ? result.code : (result?.scheduledAt ?? "");
}

/** Whether the days of a draft, as counted from its writing, are right on the day of a time. */
const isRight = (content: string, writtenAt: Date, sendsAt: Date) =>
  isInWindow(windowOf(daysIn(content, { writtenAt, timeZone })), wallTime(sendsAt, timeZone).date);

describe("the day that a post speaks of", () => {
  it("is not passed, and it is said when no free time is early enough", async () => {
    const { token, user, write } = await bakery();
    const writtenAt = new Date();
    const weekday = DAYS[(writtenAt.getUTCDay() + 1) % 7] ?? "";
    const posts = [];
    for (let n = 0; n < 4; n++) posts.push(await write(`Until ${weekday}: workshop, number ${n}.`));
    const placed: string[] = [];
    let last = "";
    for (const { id, content } of posts) {
      last = await place(token, id);
      if (Number.isNaN(Date.parse(last))) continue;
      placed.push(last);
      expect(isRight(content, writtenAt, new Date(last))).toBe(true);
    }
    expect(placed.length).toBeGreaterThan(0);
    expect(last).toBe("NO_EARLY_SLOT");
    // The times after it are there for whatever speaks of no day.
    expect(Date.parse(await place(token, (await write("Fresh rolls")).id))).not.toBeNaN();
    expect(await db.post.count({ where: { userId: user.id, status: "SCHEDULED" } })).toBe(placed.length + 1);
  });

  it("counts from when the words were written", async () => {
    const { token, user, write } = await bakery();
    const { id } = await write("Before");
    await db.post.update({ where: { id }, data: { createdAt: new Date(Date.now() - 30 * 86_400_000) } });
    const old = await makePost(user.id, {
      content: "Until Saturday: workshop",
      createdAt: new Date(Date.now() - 30 * 86_400_000),
    });
    expect(await place(token, old.id)).toBe("NO_EARLY_SLOT");
    // The same words in a post that is as old, and was written anew today.
    await db.post.update({ where: { id }, data: { content: "Until Saturday: workshop", readRevision: 1 } });
    expect(Date.parse(await place(token, id))).not.toBeNaN();
  });

  it("is waited for where only the model can read it, two seconds for all drafts together", async () => {
    const day = new Date(Date.now() + 2 * 86_400_000);
    const { token, user, write } = await bakery([((day.getUTCDay() + 2) % 7) + 1]);
    const quote = `${day.getUTCDate()} | ${day.getUTCMonth() + 1}`;
    const said = { quote, is: "day", role: "on", day: day.getUTCDate(), month: day.getUTCMonth() + 1 };
    const message = JSON.stringify({ days: [said], claims: [] });
    const { id } = await write(`Open day: ${quote}.`);
    await enqueueReadings(db, [id]);
    await plant({ contains: "text_reading", kind: "says", message, times: 1 });
    expect(await place(token, id)).toBe("NO_EARLY_SLOT");

    const others = [await write("One"), await write("Two"), await write("Three")].map((post) => post.id);
    const stranger = await makePost((await makeOwner()).user.id, { content: "Four" });
    await enqueueReadings(db, [stranger.id, ...others]);
    await plant({ contains: "text_reading", kind: "slow", delayMs: 20_000 });
    const filling = fill(token, { posts: others.map((postID) => ({ postID })) });
    await vi.waitFor(
      async () => expect(await db.outboxMessage.count({ where: { attempts: 1 } })).toBe(3),
      5_000,
    );
    const scheduled = () => db.post.count({ where: { id: { in: others }, status: "SCHEDULED" } });
    expect(await inHeavyTurn(user.id, scheduled), "her lists do not wait with it").toBe(0);
    expect(placedOf(await filling)).toHaveLength(3);
    expect(await db.outboxMessage.findMany({ where: { attempts: 0 } }), "a timer's").toMatchObject([
      { kind: "text-reading", payload: { postId: stranger.id } },
    ]);
    expect(await db.textReading.count(), "none of them was waited for to the end").toBe(1);
  });

  it("is looked at for one request of an owner after another, and another owner's does not wait", async () => {
    const [many, other] = [await bakery(), await bakery()];
    const asked = async ({ token, write }: typeof other) => {
      const { id } = await write("Open until [your time]");
      return () => call(fillRoute, { bearer: token, headers: keyed(), body: { posts: [{ postID: id }] } });
    };
    const requests = [];
    for (let n = 0; n < 12; n++) requests.push(await asked(many));
    const own = await asked(other);
    const { texts, stop } = recordStatements();
    const begun = () => texts.filter((text) => text.includes('"rightBlanks"')).length;
    const crowd = Promise.all(requests.map((request) => request()));
    expect((await own()).message).toBe("POST_BLANK");
    const before = begun();
    expect(new Set((await crowd).map(({ message }) => message))).toEqual(new Set(["POST_BLANK"]));
    stop();
    expect(begun()).toBe(requests.length + 1);
    expect(before).toBeLessThan(requests.length);
  });

  it("is not waited for where that cannot be done", async () => {
    expect(await awaitReadings({ userId: "nobody" }, [1])).toBeUndefined();
  });

  it("is on no wrong day in 65 drafts and 4 random sets of posting times", async () => {
    const random = numbers(31);
    for (let round = 0; round < 4; round++) {
      const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.5);
      const { token, user } = await bakery(weekdays.length > 0 ? weekdays : [2]);
      const data = Array.from({ length: 65 }, (_, n) => {
        const day = DAYS[Math.floor(random() * 7)] ?? "";
        const content = random() < 0.5 ? `Until ${day}: workshop ${n}` : `Fresh rolls, number ${n}`;
        return { userId: user.id, content, readRevision: 0 };
      });
      const drafts = await db.post.createManyAndReturn({ data });
      const { results } = await fill(token, { posts: drafts.map(({ id }) => ({ postID: id })) });
      expect(results).toHaveLength(65);
      const posts = await db.post.findMany({ where: { userId: user.id, status: "SCHEDULED" } });
      expect(posts.length).toBeGreaterThan(0);
      for (const { content, createdAt, scheduledAt } of posts)
        expect(isRight(content, createdAt, scheduledAt ?? new Date(0)), content).toBe(true);
      const codes = new Set(results.flatMap((result) => ("code" in result ? [result.code] : [])));
      expect([...codes].filter((code) => code !== "NO_EARLY_SLOT" && code !== "NO_FREE_SLOT")).toEqual([]);
    }
  }, 120_000);
});

describe("filling", () => {
  it("keeps the times that were chosen, and gives the others the free ones, oldest first", async () => {
    const { token, write } = await bakery();
    const [old, chosen, young] = [await write("Old"), await write("Chosen"), await write("Young")];
    const first = await fill(token, { posts: [{ postID: old.id }] });
    const [next] = placedOf(first);
    const scheduledAt = next && "scheduledAt" in next ? next.scheduledAt : "";
    await unfill(token, [{ postID: old.id, scheduledAt }]);
    const { results } = await fill(token, {
      posts: [{ postID: young.id }, { postID: old.id, revision: 2 }, { postID: chosen.id, scheduledAt }],
    });
    expect(results.map(({ postID }) => postID)).toEqual([young.id, old.id, chosen.id]);
    const times = results.map((result) => ("code" in result ? result.code : Date.parse(result.scheduledAt)));
    expect(times[2]).toBe(Date.parse(scheduledAt));
    expect(Number(times[1])).toBeGreaterThan(Number(times[2]));
    expect(Number(times[0])).toBeGreaterThan(Number(times[1]));
  });

  it("says of each what kept it from its time: another revision, a time that is past", async () => {
    const { token, write } = await bakery();
    const [stale, past, good] = [await write("Stale"), await write("Past"), await write("Good")];
    const posts = [
      { postID: stale.id, revision: 7 },
      { postID: past.id, scheduledAt: await inSeconds(-60) },
      { postID: good.id, scheduledAt: await inSeconds(3600) },
    ];
    expect((await fill(token, { posts })).results).toMatchObject([
      { postID: stale.id, code: "POST_CHANGED" },
      { postID: past.id, code: "VALIDATION_FAILED" },
      { postID: good.id, scheduledAt: posts[2]?.scheduledAt },
    ]);
  });

  it("says which posts go out within a quarter of an hour of each other", async () => {
    const { token, write } = await bakery();
    const posts = [await write("First"), await write("Second"), await write("Third")];
    const at = [await inSeconds(3600), await inSeconds(3600 + 14 * 60), await inSeconds(3600 + 31 * 60)];
    const wishes = posts.map(({ id }, n) => ({ postID: id, scheduledAt: at[n] }));
    const { problems } = await fill(token, { posts: wishes });
    expect(problems).toEqual([
      {
        code: "POSTS_CLOSE",
        closeTo: [
          { id: posts[0]?.id, excerpt: "First", scheduledTime: at[0] },
          { id: posts[1]?.id, excerpt: "Second", scheduledTime: at[1] },
        ],
      },
    ]);
    const fourth = await schedule(token, await write("Fourth"), { seconds: 3600 + 40 * 60 });
    expect(fourth).toMatchObject({
      object: { problems: [{ code: "POSTS_CLOSE", closeTo: [{ excerpt: "Third" }] }] },
    });
    const fifth = await schedule(token, await write("Fifth"), { seconds: 9 * 3600 });
    expect(fifth).toMatchObject({ object: { problems: [] } });
  });

  it.each([{}, { posts: [] }, { postIDs: [1] }, { posts: [{ postID: 1 }], read: false }])(
    "refuses the body %j",
    async (body) => {
      const { token } = await bakery();
      expect(await call(fillRoute, { bearer: token, headers: keyed(), body })).toMatchObject({ status: 400 });
    },
  );
});

describe("the week of an owner with many drafts", () => {
  it("has the newest to show, the oldest to fill with, and their number", async () => {
    const { token, user } = await bakery();
    const count = 65;
    const data = Array.from({ length: count }, (_, n) => ({
      ...{ userId: user.id, content: `Draft ${n}`, readRevision: n % 2 ? 0 : null },
      createdAt: new Date(Date.now() - (count - n) * 60_000),
    }));
    await db.post.createMany({ data });
    const week = (await call(weekRoute, { bearer: token, path: "/api/week" })).object as Week;
    expect(week.draftCount).toBe(count);
    expect(week.drafts.map(({ content }) => content)).toEqual(
      Array.from({ length: 30 }, (_, n) => `Draft ${count - 1 - n}`),
    );
    const oldest = draftsToFill(week);
    expect(oldest.map(({ content }) => content)).toEqual(Array.from({ length: 30 }, (_, n) => `Draft ${n}`));
    expect(oldest.slice(0, 2)).toMatchObject([
      { read: false, writtenAt: data[0]?.createdAt.toISOString() },
      { read: true },
    ]);
  });
});
