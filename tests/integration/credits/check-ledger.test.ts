import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../../lib/credits/check-ledger";
import { reserveCredits } from "../../../lib/credits/mutations";
import { actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { makeOwner } from "../../factories";

beforeEach(async () => {
  await db.user.deleteMany();
});

async function owner() {
  const actor = await actorOfToken((await makeOwner({ credits: 10_000 })).token);
  if (!actor) throw new Error("no actor");
  return actor;
}

const rules = async () => (await checkLedger()).problems.map(({ rule }) => rule);

describe("npm run ledger:check", () => {
  it("finds nothing in a ledger that is right", async () => {
    await reserveCredits(await owner(), {
      generationId: randomUUID(),
      kind: "DRAFT",
      amount: 700,
      leaseSeconds: 60,
    });
    expect(await checkLedger()).toEqual({ accounts: 1, entries: 2, problems: [] });
  });

  it("finds a balance that was changed past the ledger", async () => {
    const { userId } = await owner();
    await db.creditAccount.update({ where: { userId }, data: { balance: { increment: 5 } } });
    expect(await rules()).toEqual(["balance is the sum of the entries"]);
  });

  it("finds a generation that cost other than what was taken, and one that nobody ended", async () => {
    const actor = await owner();
    const { generationId } = await reserveCredits(actor, {
      generationId: randomUUID(),
      kind: "DRAFT",
      amount: 700,
      leaseSeconds: 0,
    });
    await db.generation.update({
      where: { id: generationId },
      data: { reserved: 900, leaseUntil: new Date(Date.now() - 600_000) },
    });
    expect((await rules()).sort()).toEqual([
      "a reservation ends with its lease",
      "entries of a generation come to its cost",
    ]);
  });
});
