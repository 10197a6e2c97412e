import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import type { FillResult, UnfillResult } from "../../../../lib/posts/week/types";
import { forkChild, killChildren } from "../../../faults/fork-child";
import { advance } from "../../../clock";
import { timeline } from "../../../facebook";
import { connectedOwner, settleAll, startAfresh } from "../publishing/publishing";
import { inSeconds } from "../publishing/scheduling";
import { type Write, send } from "../editing/view-writes";
import { saveSlots } from "./week";

Object.assign(process.env, { RATE_LIMITS: "off", PAGE_PACE_SECONDS: "0" });

// Owners' writes wait in line in one process: here they meet in the database alone.
let child: ChildProcess;
beforeAll(async () => void (child = await forkChild(new URL("../editing/view-child.ts", import.meta.url))));
beforeEach(startAfresh);
afterAll(killChildren);

type Answer = { status: number; message: string; object: unknown };

async function elsewhere(write: Write): Promise<Answer> {
  child.send(write);
  const [answer] = (await once(child, "message")) as [Answer];
  return answer;
}

/** The same request here and in the other process, at once. */
const twice = (write: Write) => Promise.all([send(write), elsewhere(write)]);

async function drafts(count: number) {
  const owner = await connectedOwner();
  await saveSlots(
    owner.user.id,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 960 })),
  );
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await owner.write(`Rolls, number ${n}`)).id);
  const about = { token: owner.token, id: 0, posts: ids.map((postID) => ({ postID })) };
  return { ...owner, ids, about };
}

const stateOf = async (id: number) => {
  const post = await db.post.findUniqueOrThrow({ where: { id }, include: { deliveries: true } });
  return { ...post, at: post.scheduledAt?.getTime() };
};

describe("in two processes at once", () => {
  it("filling with the same drafts gives each one time of its own, and taking them back takes each once", async () => {
    const { about, ids } = await drafts(15);
    const fills = (await twice({ ...about, kind: "fill" })).map(
      ({ object }) => (object as FillResult).results,
    );
    const given = fills.flat().flatMap((result) => ("scheduledAt" in result ? [result] : []));
    expect(given.map(({ postID }) => postID).sort()).toEqual([...ids].sort());
    expect(new Set(given.map(({ scheduledAt }) => scheduledAt)).size).toBe(15);
    for (const { postID, scheduledAt } of given)
      expect((await stateOf(postID)).at).toBe(Date.parse(scheduledAt));

    const takes = (await twice({ ...about, posts: given, kind: "unfill" })).map(
      ({ object }) => (object as UnfillResult).results,
    );
    const taken = takes.flat().filter((result) => !("code" in result));
    expect(taken.map(({ postID }) => postID).sort()).toEqual([...ids].sort());
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ status: "GENERATED", at: undefined });
  }, 60_000);

  it("filling and taking back leave each post with one time or none, due when it says", async () => {
    const { about, ids } = await drafts(15);
    const { results } = (await send({ ...about, kind: "fill" })).object as FillResult;
    const given = results.flatMap((result) => ("scheduledAt" in result ? [result] : []));
    await Promise.all([
      send({ ...about, posts: given, kind: "unfill" }),
      elsewhere({ ...about, kind: "fill" }),
    ]);
    const times = new Set<number>();
    for (const id of ids) {
      const { status, at = 0, scheduledAt, deliveries } = await stateOf(id);
      if (status !== "SCHEDULED") {
        expect(deliveries).toMatchObject([{ status: "CANCELLED" }]);
        continue;
      }
      expect(deliveries).toMatchObject([{ status: "PENDING", dueAt: scheduledAt }]);
      expect(times).not.toContain(at);
      times.add(at);
    }
  }, 60_000);

  it("undoing a deletion brings one delivery back, and the post goes out once", async () => {
    const { token, ids } = await drafts(10);
    const at = await inSeconds(3600);
    for (const [n, id] of ids.entries())
      await send({ token, id, kind: "schedule", text: `Rolls, number ${n}`, at });
    for (const id of ids) {
      expect(await send({ token, id, kind: "remove" })).toMatchObject({ status: 200 });
      const replies = await twice({ token, id, kind: "restore" });
      for (const reply of replies)
        expect(reply).toMatchObject({
          status: 200,
          object: { status: "SCHEDULED", scheduledTime: at, restored: { time: true, delivery: true } },
        });
      expect((await stateOf(id)).deliveries).toMatchObject([{ status: "PENDING", dueAt: new Date(at) }]);
    }
    await advance(3601);
    await settleAll();
    const shown = (await timeline()).map(({ message }) => message).sort();
    expect(shown).toEqual(ids.map((_, n) => `Rolls, number ${n}`).sort());
  }, 90_000);

  it("deleting and undoing at once leave the post deleted, or whole", async () => {
    const { token, ids } = await drafts(10);
    const at = await inSeconds(3600);
    for (const [n, id] of ids.entries()) {
      await send({ token, id, kind: "schedule", text: `Rolls, number ${n}`, at });
      await send({ token, id, kind: "remove" });
      await Promise.all([send({ token, id, kind: "restore" }), elsewhere({ token, id, kind: "remove" })]);
      const { deletedAt, status, deliveries } = await stateOf(id);
      if (deletedAt) expect([status, deliveries[0]?.status]).toEqual(["GENERATED", "CANCELLED"]);
      else expect([status, deliveries[0]?.status]).toEqual(["SCHEDULED", "PENDING"]);
    }
  }, 60_000);
});
