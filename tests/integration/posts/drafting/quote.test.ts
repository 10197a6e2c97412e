import { describe, expect, it } from "vitest";
import { findBrand } from "../../../../lib/brand/facts/queries";
import { frameTokensOf } from "../../../../lib/posts/drafting/prompt/compose-prompt";
import { quoteDraft } from "../../../../lib/posts/drafting/rules";
import type { DraftRequest } from "../../../../lib/posts/drafting/schema";
import { db } from "../../../../lib/db";
import { actorOf } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { draft, rolls } from "./drafts";

const choices: [string, Partial<DraftRequest>][] = [
  ["a short text", {}],
  ["a long text", { postLength: "LONG" }],
  ["a text with hashtags", { postLength: "MEDIUM", generateHashtags: true }],
  ["a text with a photo", { postLength: "MEDIUM", generateImage: true }],
  ["a text with links", { links: [`${process.env.SANDBOX_URL}/sites/market?${"rolls-".repeat(50)}`] }],
];

describe("a post's quoted price", () => {
  it.each(choices)("is what is reserved and not less than what is charged: %s", async (_, parts) => {
    const body = { ...rolls, ...parts };
    const { user, token } = await makeOwner();
    const brand = await findBrand(await actorOf(token));
    const { cost, reserved } = quoteDraft(body, frameTokensOf(brand));

    await db.creditAccount.update({ where: { userId: user.id }, data: { balance: reserved - 1 } });
    expect(await draft(token, { body })).toMatchObject({
      status: 402,
      object: { remainingCreditAmount: reserved - 1, neededCreditAmount: reserved },
    });
    await db.creditAccount.update({ where: { userId: user.id }, data: { balance: reserved } });
    const { status, object } = await draft(token, { body });
    expect(status).toBe(200);
    const charged = Number(object.cost);
    expect(charged).toBeLessThanOrEqual(cost);
    expect(object.remainingCreditAmount).toBe(reserved - charged);
  });
});
