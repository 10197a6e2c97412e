import { describe, expect, it } from "vitest";
import { isPlainText } from "@/lib/text";
import { parseIdeas } from "./parse-ideas";
import { NEARLY_LINEAR, growthOf, repeated } from "../../../../tests/growth";

const bare = { photo: null, question: null, from: null, until: null };
const linesOf = (text: string) => parseIdeas(text).map(({ line }) => line);

describe("a model's answer", () => {
  it("in JSON keeps photo, question and days", () => {
    const idea = {
      ...{ line: "Rolls", photo: 2, question: "What do they cost?" },
      ...{ from: "2026-12-01", until: "2026-12-05" },
    };
    expect(parseIdeas(JSON.stringify({ ideas: [idea, { line: "Bread" }] }))).toEqual([
      idea,
      { ...bare, line: "Bread" },
    ]);
  });

  it.each([
    ["a photo in words", { line: "Rolls", photo: "Photo 3" }, { photo: 3 }],
    ["a photo that is none", { line: "Rolls", photo: 1.5 }, { photo: null }],
    ["a day that is none", { line: "Rolls", until: "2026-02-30" }, { until: null }],
    ["a blank question", { line: "Rolls", question: "  " }, { question: null }],
  ])("with %s", (_, idea, expected) => {
    expect(parseIdeas(JSON.stringify([idea]))).toEqual([{ ...bare, line: "Rolls", ...expected }]);
  });

  it.each([
    ["a comma too many", '{"ideas":[{"line":"Rolls","photo":1,},{"line":"Bread"}]}'],
    ["its end missing", '{"ideas":[{"line":"Rolls"},{"line":"Bread"},{"line":"Ca'],
    ["a line break within", '{"ideas":[{"line":"Rolls"},\n{"line":"Bread"},{"line":"C\nake"}]}'],
  ])("in JSON with %s still has its lines", (_, text) => {
    expect(linesOf(text)).toEqual(["Rolls", "Bread"]);
  });

  it("in lines has their numbers, bullets, stars and marks removed", () => {
    const text = "Here:\n1. **Rolls** [photo 2] [ask: What do they cost?]\n 2) Bread\n- Cake\n\nEnjoy!";
    expect(parseIdeas(text)).toEqual([
      { ...bare, line: "Rolls", photo: 2, question: "What do they cost?" },
      { ...bare, line: "Bread" },
      { ...bare, line: "Cake" },
    ]);
  });

  it.each([
    ["", []],
    ["Just prose, with no ideas in it.", []],
    ["{", []],
    ['["Rolls","rolls","ROLLS","x"]', ["Rolls"]],
    ['["“Rolls”","1. Bread"]', ["Rolls", "Bread"]],
    ['["Two\\nlines\\u2028and more"]', ["Two lines and more"]],
  ])("%j gives %j", (text, lines) => expect(linesOf(text)).toEqual(lines));

  it("is cut at a word's end, never within a character", () => {
    const [line = ""] = linesOf(JSON.stringify(["🥖 bread ".repeat(60)]));
    expect(Array.from(line).length).toBeLessThanOrEqual(200);
    expect(line).toMatch(/(bread|🥖)…$/);
  });

  it("that is damaged anywhere gives ideas of the right form, or none", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pieces = [
      "\u0000",
      "\ud83e",
      "{",
      "}",
      "]",
      '"',
      "\\",
      "\n2. ",
      "null",
      "</think>",
      "\u2028",
      "🥖",
      "[photo 9]",
    ];
    const idea = { line: "Rolls, €3.50", photo: 1, question: "What?", from: null, until: "2026-12-05" };
    const whole = JSON.stringify({
      ideas: Array(5)
        .fill(0)
        .map((_, n) => ({ ...idea, line: `${idea.line} ${n}` })),
    });
    let found = 0;
    for (let round = 0; round < 3_000; round += 1) {
      let text = whole;
      for (let n = random(4); n >= 0; n -= 1) {
        const at = random(text.length);
        text = text.slice(0, at) + pieces[random(pieces.length)] + text.slice(at + random(12));
      }
      for (const { line, question, until } of parseIdeas(text)) {
        found += 1;
        expect(isPlainText(line) && !line.includes("\n") && Array.from(line).length <= 200, text).toBe(true);
        expect(question === null || isPlainText(question), text).toBe(true);
        expect(until ?? "2026-12-05", text).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it.each(["[ask: ", "{", '{"ideas":[', "1. ", "**", "[photo ", " "])(
    "of hostile length takes a time that grows with it: %j",
    (piece) => {
      const read = (text: string) => parseIdeas(`1. ${text}]}`);
      expect(growthOf(repeated(piece), read, 25_000)).toBeLessThan(NEARLY_LINEAR);
    },
  );
});
