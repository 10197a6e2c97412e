import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { fieldErrorsOf } from "../errors";
import { BUSINESS_TEXTS, ONBOARDING_STEPS } from "./constants";
import { businessSchema } from "./schema";

const required = Object.entries(BUSINESS_TEXTS).filter(([, { min }]) => min > 0);
const profile = {
  ...Object.fromEntries(required.map(([name, { min }]) => [name, "x".repeat(min)])),
  industry: "retail",
};

/** What a form says in English about each field, by the message keys of the schema. */
function wordsFor(change: object): Record<string, string> {
  const { error } = businessSchema.safeParse({ ...profile, ...change });
  const errors: Record<string, string> = messages.Brand.errors;
  return Object.fromEntries(
    Object.entries(error ? fieldErrorsOf(error) : {}).map(([field, [key = ""] = []]) => [
      field,
      errors[key.replace("Brand.errors.", "")] ?? key,
    ]),
  );
}

describe("the onboarding", () => {
  it("asks for every field, once", () => {
    const fields = ONBOARDING_STEPS.flatMap((step): string[] => [...step.fields]);
    expect(fields.sort()).toEqual(Object.keys(businessSchema.shape).sort());
  });
});

describe("the brand profile", () => {
  it("takes what is just long enough, without what is optional", () => expect(wordsFor({})).toEqual({}));

  it("keeps a name on one line, and the lines of the rest", () => {
    const sent = {
      ...profile,
      businessName: "Kovács\r\nBEGIN:VEVENT\u2028 Bakery\n",
      painPoints: "one\ntwo",
    };
    expect(businessSchema.parse(sent)).toMatchObject({
      businessName: "Kovács BEGIN:VEVENT Bakery",
      painPoints: "one\ntwo",
    });
  });

  it.each([
    ["businessName", "K", "Business name must be at least 2 characters"],
    ["industry", "", "Please select an industry"],
    ["description", "x".repeat(9), "Please provide a detailed description"],
    ["targetAudience", "", "Please describe your target audience"],
    ["painPoints", "", "Please describe your audience's pain points"],
  ])("refuses a %s of %j", (field, value, words) =>
    expect(wordsFor({ [field]: value })).toEqual({ [field]: words }),
  );
});
