import { afterEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { actorOf, connectPage } from "../../../facebook";
import { clearFaults, eventsOf, settledBalance } from "../drafting/drafts";
import { bluePhoto } from "../photos";
import {
  at,
  change,
  countPosts,
  five,
  ideasFor,
  makePlanner,
  monday,
  openWrite,
  plan,
  planOf,
  schedule,
  write,
} from "./weeks";

afterEach(clearFaults);

describe("a planned week", () => {
  it("has an idea for each free time, with its photo, and costs nothing", async () => {
    const { user, token } = await makePlanner({ credits: 20_000 });
    const photo = await bluePhoto(await actorOf(token));
    const { plan: made, status } = await plan(token, { photos: [photo] });
    expect(status).toBe(200);
    expect(made).toMatchObject({ weekStart: monday, timeZone: "Europe/Budapest", affordable: 5 });
    expect(made.ideas.map(({ slotAt }) => slotAt)).toEqual(five);
    expect(made.ideas[0]).toMatchObject({
      line: "New walnut rolls",
      photo: { id: photo, url: `/api/media/${photo}/file` },
      question: "What is it, and what does it cost?",
      state: "PROPOSED",
      postId: null,
    });
    expect(made.reserve).toBe(made.ideas.reduce((sum, { reserve }) => sum + reserve, 0));
    expect(await settledBalance(user.id)).toBe(20_000);
    expect(await planOf(token)).toEqual(made);
  });

  it("means its own weekdays, also where it is the week after next", async () => {
    const { token } = await makePlanner();
    const [idea] = await ideasFor(token, { slots: [at(3)] });
    const { idea: changed, status } = await change(token, idea?.id ?? "", { line: "Rolls from Thursday on" });
    expect(status).toBe(200);
    expect(changed).toMatchObject({ slotAt: at(3), aboutUntil: at(3).slice(0, 10) });
    const late = await change(token, idea?.id ?? "", { line: "Rolls until Wednesday" });
    expect(late.status).toBe(409);
  });

  it("is written as drafts that nobody has read, each paid for by itself", async () => {
    const { user, token } = await makePlanner({ credits: 20_000 });
    const photo = await bluePhoto(await actorOf(token));
    const ideas = await ideasFor(token, { photos: [photo] });
    await change(token, ideas[0]?.id ?? "", { answer: "Walnut rolls, 350 Ft" });
    const events = await eventsOf(
      await openWrite(
        token,
        ideas.map(({ id }) => id),
      ),
    );
    const names = (name: string) => events.filter((event) => event.name === name);
    expect(names("started")).toHaveLength(5);
    expect(names("written")).toHaveLength(5);
    expect(new Set(names("text").map(({ data }) => data.id)).size).toBe(5);
    expect(events.at(-1)).toMatchObject({ name: "done", data: { statusCode: "OK" } });
    const { ideas: written } = await planOf(token);
    expect(written.map(({ state, slotAt }) => [state, slotAt])).toEqual(
      five.map((time) => ["WRITTEN", time]),
    );
    const posts = await db.post.findMany({ where: { userId: user.id }, include: { media: true } });
    expect(posts.map(({ status, readRevision, scheduledAt }) => [status, readRevision, scheduledAt])).toEqual(
      Array(5).fill(["GENERATED", null, null]),
    );
    const first = posts.find(({ id }) => id === written[0]?.postId);
    expect(first?.content).toContain("350 Ft");
    expect(first?.media).toMatchObject([{ mediaId: photo }]);
    const spent = posts.reduce((sum, { cost }) => sum + cost, 0);
    expect(await settledBalance(user.id)).toBe(20_000 - spent);
  });

  it("is written once, whoever asks again", async () => {
    const { user, token } = await makePlanner();
    const ids = (await ideasFor(token, { slots: [at(0), at(1)] })).map(({ id }) => id);
    const once = await write(token, ids);
    const again = await write(token, ids);
    expect(again.written.results).toEqual(once.written.results);
    expect(await countPosts(user.id)).toBe(2);
    await settledBalance(user.id);
  });

  it("is scheduled once it was read, each post for the time of its idea, with an answer for each", async () => {
    const { user, token } = await makePlanner();
    await connectPage(token);
    const ids = (await ideasFor(token, { slots: [at(1), at(3)] })).map(({ id }) => id);
    const { results } = (await write(token, ids)).written;
    const [first = 0, second = 0] = results.map((result) => ("postId" in result ? result.postId : 0));
    const unread = [
      { postID: first, scheduledAt: at(1) },
      { postID: second, scheduledAt: at(3) },
    ];
    expect(await schedule(token, { posts: unread })).toMatchObject({ status: 409, message: "POST_NOT_READ" });
    expect(await db.post.count({ where: { userId: user.id, status: "SCHEDULED" } })).toBe(0);

    const body = {
      posts: [...unread.map((post) => ({ ...post, revision: 0 })), { postID: 2_000_000 }],
      read: true,
    } as const;
    const { status, scheduled } = await schedule(token, body, "one-press");
    expect(status).toBe(200);
    expect(scheduled.results).toEqual([
      { postID: first, scheduledAt: at(1) },
      { postID: second, scheduledAt: at(3) },
      { postID: 2_000_000, code: "POST_NOT_FOUND" },
    ]);
    expect((await schedule(token, body, "one-press")).scheduled).toEqual(scheduled);
  });
});
