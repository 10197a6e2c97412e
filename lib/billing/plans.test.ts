import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { TYPICAL_QUOTE } from "@/lib/credits/rules";
import { PLANS, campaignsOf, planOf, planOfProduct, priceText } from "./plans";

/** The words of a message key, with its values put in. */
function words({ key, values = {} }: { key: string; values?: Record<string, string> }): string {
  const found = key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], messages);
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    String(found),
  );
}

describe("the catalogue", () => {
  it("holds both readings of the prices", () => {
    expect(PLANS.map(({ list }) => priceText(list.price))).toEqual(["$25", "$45"]);
    expect(PLANS.map(({ offer }) => [priceText(offer.was), priceText(offer.price)])).toEqual([
      ["€25", "€15"],
      ["€45", "€35"],
    ]);
  });

  it("saves what lies between the two prices of the offer", () => {
    for (const { offer } of PLANS) expect(offer.saving.amount).toBe(offer.was.amount - offer.price.amount);
  });

  it("words the features of the offer as the product does", () => {
    expect(planOf("STANDARD").offer.features.map(words)).toEqual([
      "Generate, edit and track posts",
      "Facebook scheduling and publishing",
      "150 000 credits (~150 posts a month)",
    ]);
    expect(planOf("PROFESSIONAL").offer.features.map(words).at(-1)).toBe(
      "350 000 credits (~350 posts a month)",
    );
  });

  it("promises no more posts than its credits write at the price of a typical one", () => {
    for (const { credits, offer } of PLANS) {
      const [, posts] = /~(\d+) posts/.exec(offer.features.map(words).join()) ?? [];
      expect(Number(posts)).toBeGreaterThan(0);
      expect(Number(posts) * TYPICAL_QUOTE.cost).toBeLessThanOrEqual(credits);
    }
  });

  it("knows its products at Stripe, and no others", () => {
    expect(PLANS.map(({ stripe }) => planOfProduct(stripe.product))).toEqual(["STANDARD", "PROFESSIONAL"]);
    expect(planOfProduct("prod_other")).toBeNull();
  });
});

it("the Professional plan has four campaigns a month, the Standard plan none", () => {
  expect(PLANS.map(({ type }) => [type, campaignsOf(type)])).toEqual([
    ["STANDARD", 0],
    ["PROFESSIONAL", 4],
  ]);
  expect(campaignsOf(null)).toBe(0);
});
