import { describe, expect, it } from "vitest";
import { GET } from "../../../app/api/subscription/details/route";
import { type Actor, actorOfToken } from "../../../lib/auth";
import { startTrial } from "../../../lib/billing/start-trial";
import { db } from "../../../lib/db";
import { makeSession, makeUser } from "../../factories";
import { call } from "../../fixtures";

async function visitor(): Promise<{ actor: Actor; token: string }> {
  const { token } = await makeSession((await makeUser()).id);
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("no actor");
  return { actor, token };
}

describe("the trial", () => {
  it("is offered to who has had none, and gives a plan for seven days and its credits", async () => {
    const { actor, token } = await visitor();
    expect((await call(GET, { bearer: token })).object).toEqual({
      subscriptionStatus: null,
      subscriptionType: null,
      creditAmount: 0,
      trialing: false,
      currentPeriodEnd: null,
      trialAvailable: true,
    });
    await startTrial(actor, { plan: "PROFESSIONAL" });
    const { object } = await call(GET, { bearer: token });
    expect(object).toMatchObject({
      subscriptionStatus: "ACTIVE",
      subscriptionType: "PROFESSIONAL",
      creditAmount: 20_000,
      trialing: true,
      trialAvailable: false,
    });
    const days = (Date.parse(String(object.currentPeriodEnd)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
  });

  it("is had once, also by who presses the button ten times", async () => {
    const { actor, token } = await visitor();
    const pressed = await Promise.allSettled(
      Array.from({ length: 10 }, () => startTrial(actor, { plan: "STANDARD" })),
    );
    expect(pressed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of pressed.filter((each) => each.status === "rejected"))
      expect(one.reason).toMatchObject({ code: "SUBSCRIPTION_ACTIVE" });
    expect((await call(GET, { bearer: token })).object).toMatchObject({ creditAmount: 20_000 });
    await db.clockOffset.create({ data: { millis: 8 * 86_400_000 } });
    await expect(startTrial(actor, { plan: "STANDARD" })).rejects.toMatchObject({ code: "TRIAL_USED" });
    expect((await call(GET, { bearer: token })).object).toMatchObject({ subscriptionStatus: "CANCELED" });
    await db.clockOffset.deleteMany();
  });
});
