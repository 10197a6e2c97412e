import { describe, expect, it } from "vitest";
import { isWorthAsking, withAnswer } from "./one-question";

const form = (description: string, instructions = "", links: string[] = []) => ({
  ...{ description, instructions, links: links.map((url) => ({ url })) },
});

describe("one question first", () => {
  it.each(["buns", "Zsömle!", "new buns", "Brötchen …", "pão fresco"])("is worth asking: %j", (description) =>
    expect(isWorthAsking(form(description), false)).toBe(true),
  );

  it.each([
    ["three words", form("fresh buns today"), false],
    ["a wish besides", form("buns", "with a joke"), false],
    ["a figure", form("buns €3"), false],
    ["a link", form("buns", "", ["https://crumb.example"]), false],
    ["a photo", form("buns"), true],
    ["no subject", form(" "), false],
    ["no word", form("🥐"), false],
    ["no room for an answer", form("x".repeat(400)), false],
  ])("is not asked: %s", (_, request, hasPhoto) => expect(isWorthAsking(request, hasPhoto)).toBe(false));

  it("puts the answer behind the subject", () => {
    const said = (replyLanguage: "english" | "french", answer: string) =>
      withAnswer({ description: "buns ", replyLanguage }, answer);
    expect(said("english", " new ")).toBe("buns: new");
    expect(said("french", "de retour")).toBe("buns\u00a0: de retour");
    expect(said("english", " ")).toBe("buns ");
  });
});
