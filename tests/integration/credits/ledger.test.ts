import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Actor, actorOfToken } from "../../../lib/auth/actor";
import {
  grantCredits,
  refundReservation,
  reserveCredits,
  settleReservation,
} from "../../../lib/credits/mutations";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { AppError } from "../../../lib/errors";
import { makeOwner, makePost } from "../../factories";

const PRICE = 1_000;

async function makeActor(credits: number): Promise<Actor> {
  const { token } = await makeOwner({ credits });
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("no actor");
  return actor;
}

async function expectTrueLedger({ userId }: Actor): Promise<number> {
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { userId } });
  const { _sum } = await db.creditEntry.aggregate({ where: { userId }, _sum: { delta: true } });
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(_sum.delta).toBe(balance);
  return balance;
}

const reserve = (actor: Actor, leaseSeconds = 60) =>
  reserveCredits(actor, { generationId: randomUUID(), kind: "DRAFT", amount: PRICE, leaseSeconds });

const settle = async (actor: Actor, generationId: string, cost: number) => {
  const { id: postId } = await makePost(actor.userId);
  return settleReservation(db, actor, { generationId, cost, postId });
};

/** One client: reserves, then ends in one of the ways there are; answers what it paid, or null for a refusal. */
async function client(actor: Actor, way: number): Promise<number | null> {
  try {
    const { generationId } = await reserve(actor, way === 3 ? 0 : 60);
    if (way === 0) return (await settle(actor, generationId, 700)) ? 700 : 0;
    if (way === 1) return (await settle(actor, generationId, 5_000)) ? PRICE : 0;
    if (way === 2) await refundReservation(generationId, "MODEL_CUT_OFF");
    // Way 3 is a process that died: its lease is over at once, and the sweeper has to find it.
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "INSUFFICIENT_CREDIT_AMOUNT") return null;
    throw error;
  }
}

describe("64 clients on a balance for k posts", () => {
  it.each([0, 1, 5, 20, 64])("k = %i: k are held, no more, and the ledger is the balance", async (k) => {
    const actor = await makeActor(k * PRICE + 999);
    const held = await Promise.allSettled(Array.from({ length: 64 }, () => reserve(actor)));
    expect(held.filter(({ status }) => status === "fulfilled")).toHaveLength(k);
    for (const failed of held.filter((each) => each.status === "rejected"))
      expect(failed.reason).toMatchObject({ code: "INSUFFICIENT_CREDIT_AMOUNT" });
    expect(await expectTrueLedger(actor)).toBe(999);
  });

  it("settle, overrun, fail and die in every mixture, with sweepers beside them", async () => {
    for (let round = 0; round < 6; round += 1) {
      const start = (3 + round * 7) * PRICE;
      const actor = await makeActor(start);
      const clients = Array.from({ length: 64 }, (_, i) => client(actor, (i * 7 + round) % 4));
      const sweeps = Array.from({ length: 4 }, () => releaseExpiredReservations());
      const paid = await Promise.all(clients);
      await Promise.all(sweeps);
      await releaseExpiredReservations();
      const balance = await expectTrueLedger(actor);
      expect(balance).toBe(start - paid.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));
      const { userId } = actor;
      expect(await db.generation.count({ where: { userId, state: "RESERVED" } })).toBe(0);
    }
  });
});

describe("a reservation", () => {
  it("ends once: of settling, refunding and sweeping at the same time, one wins", async () => {
    for (let round = 0; round < 20; round += 1) {
      const actor = await makeActor(PRICE);
      const { generationId } = await reserve(actor, 0);
      const [settled, refunded, again] = await Promise.all([
        settle(actor, generationId, 400),
        refundReservation(generationId, "MODEL_CUT_OFF"),
        refundReservation(generationId, "MODEL_CUT_OFF"),
        releaseExpiredReservations(),
      ]);
      const balance = await expectTrueLedger(actor);
      expect(balance).toBe(settled ? 600 : PRICE);
      expect([settled, refunded, again].filter(Boolean).length).toBeLessThanOrEqual(1);
    }
  });

  it("cannot be settled by somebody else", async () => {
    const [owner, other] = [await makeActor(PRICE), await makeActor(PRICE)];
    const { generationId } = await reserve(owner);
    expect(await settle(other, generationId, 10)).toBe(false);
    expect(await expectTrueLedger(owner)).toBe(0);
    expect(await expectTrueLedger(other)).toBe(PRICE);
  });

  it("is not swept before its lease is over", async () => {
    const actor = await makeActor(PRICE);
    await reserve(actor, 60);
    expect(await releaseExpiredReservations()).toBe(0);
    expect(await expectTrueLedger(actor)).toBe(0);
  });
});

describe("the ledger", () => {
  it("grants once for each key, however many ask at once", async () => {
    const actor = await makeActor(0);
    const granted = await Promise.all(
      Array.from({ length: 20 }, () => grantCredits(actor, 500, `grant:${actor.userId}`)),
    );
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await expectTrueLedger(actor)).toBe(500);
  });

  it("refuses to be rewritten", async () => {
    const actor = await makeActor(500);
    const { userId } = actor;
    await expect(db.creditEntry.updateMany({ where: { userId }, data: { delta: 9_000 } })).rejects.toThrow(
      /append-only/,
    );
  });
});
