// Two views of one post, each in a process of its own, write in random orders. Whatever the order: an accepted text is
// the post's or one of its versions, and nothing that was made on an older view is accepted.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { forkChild, killChildren } from "../../../faults/fork-child";
import { bluePhoto } from "../photos";
import { connectedOwner, startAfresh } from "../publishing/publishing";
import { inSeconds } from "../publishing/scheduling";
import { type Write, send } from "./view-writes";

process.env.RATE_LIMITS = "off";
const ORDERS = 40;
const STEPS = 8;
/** A new wording is kept by an ordinary PATCH. */
const KINDS = ["patch", "photos", "move", "schedule", "cancel"] as const;
const TEXTS: readonly string[] = ["patch", "schedule", "publish"];

/** Mulberry32: the same orders in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Answer = { status: number; message?: string; object: Record<string, unknown> };
type View = { send: (write: Write) => Promise<Answer>; id: string };
let views: View[] = [];

beforeAll(async () => {
  await startAfresh();
  const child = await forkChild(new URL("view-child.ts", import.meta.url));
  const elsewhere = async (write: Write): Promise<Answer> => {
    child.send(write);
    const [answer] = (await once(child, "message")) as [Answer];
    return answer;
  };
  views = [
    { send, id: randomUUID() },
    { send: elsewhere, id: randomUUID() },
  ];
});
afterAll(killChildren);

describe("two views of one post", () => {
  it(`lose no text, and write over nothing unseen, in ${ORDERS} orders`, async () => {
    const { token, actor, write } = await connectedOwner();
    const photos = await Promise.all(Array.from({ length: 6 }, () => bluePhoto(actor)));
    const pairs = photos.flatMap((one) => photos.filter((two) => two !== one).map((two) => [one, two]));
    const tally = { accepted: 0, stale: 0 };
    for (let order = 1; order <= ORDERS; order += 1) {
      const random = randomOf(order);
      const { id } = await write(`Order ${order}`);
      /** The accepted texts, in their order. */
      const typed: { text: string; view: string }[] = [];
      let minutes = 60;
      /** Each text, time and photo is given once, so that no write repeats what is there already. */
      const next = async (view: string, seen: number, last: boolean): Promise<Write> => {
        minutes += 1;
        const kind = last && random(2) === 0 ? "publish" : (KINDS[random(KINDS.length)] ?? "patch");
        // Now and then a view has not looked for a while.
        const revision = random(4) === 0 ? Math.max(0, seen - 1 - random(2)) : seen;
        return {
          ...{ token, id, kind, revision, view },
          text: `Text ${order}.${minutes}`,
          at: await inSeconds(minutes * 60),
          mediaIds: pairs[minutes % pairs.length],
        };
      };
      for (let step = 1; step <= STEPS; step += 1) {
        const { revision: seen } = await db.post.findUniqueOrThrow({ where: { id } });
        const turns: { view: View; write: Write }[] = [];
        for (const view of views) turns.push({ view, write: await next(view.id, seen, step === STEPS) });
        const answers = await Promise.all(turns.map((turn) => turn.view.send(turn.write)));
        const writes = turns.map((turn) => turn.write);
        const accepted = writes.filter((_, index) => answers[index]?.status === 200);
        expect(accepted.length, JSON.stringify(accepted)).toBeLessThanOrEqual(1);
        for (const { kind, revision, text = "", view = "" } of accepted) {
          expect(revision, `${kind} on an old view`).toBe(seen);
          if (TEXTS.includes(kind)) typed.push({ text, view });
        }
        const stale = answers.filter((answer) => answer.message === "POST_CHANGED");
        for (const answer of stale) expect(answer).toMatchObject({ status: 409, object: { post: { id } } });
        tally.accepted += accepted.length;
        tally.stale += stale.length;
      }
      const { content, versions } = await db.post.findUniqueOrThrow({
        where: { id },
        include: { versions: true },
      });
      const kept = [content, ...versions.map((version) => version.content)];
      // What a view typed over its own text is one version with it.
      const wanted = typed.filter(({ view }, index) => typed[index + 1]?.view !== view);
      const lost = [`Order ${order}`, ...wanted.map(({ text }) => text)].filter(
        (text) => !kept.includes(text),
      );
      expect(lost, `order ${order}`).toEqual([]);
      expect(content).toBe(typed.at(-1)?.text ?? `Order ${order}`);
    }
    console.log(`${ORDERS} orders: ${tally.accepted} accepted, ${tally.stale} refused as stale`);
    expect(tally.stale).toBeGreaterThan(ORDERS);
    expect(tally.accepted).toBeGreaterThan(ORDERS);
  });
});
