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

  const THREE = ["Rye week", "Spelt bread", "Cake"];
  it.each([
    ["a table", "| # | Idea |\n|---|---|\n| 1 | Rye week |\n| 2 | Spelt bread |\n| 3 | Cake |"],
    [
      "a table without edges",
      "Day | What\n--- | ---\nMonday | Rye week\nTuesday | Spelt bread\nFriday | Cake",
    ],
    ["days", "Day 1: Rye week\nDay 2: Spelt bread\nDay 3: Cake"],
    ["days in Hungarian", "1. nap: Rye week\n2. nap: Spelt bread\n3. nap – Cake"],
    ["days in French", "Jour 1 : Rye week\nJour 2 : Spelt bread\nJour 3 : Cake"],
    ["bold weekdays", "**Monday** – Rye week\n**Wednesday** – Spelt bread\n**Friday** – Cake"],
    ["weekdays in Hungarian", "Hétfő: Rye week\nSzerda: Spelt bread\npéntek – Cake"],
    ["weekdays with dates", "Mo., 30. November: Rye week\nDi., 1. Dezember: Spelt bread\nMi., 2.12. – Cake"],
    ["marked weekdays", "- **Lunedì**: Rye week\n- **Martedì**: Spelt bread\n- **Venerdì**: Cake"],
    ["ringed numbers", "① Rye week\n② Spelt bread\n③ Cake"],
    ["keycaps", "1️⃣ Rye week\n2️⃣ Spelt bread\n3️⃣ Cake"],
    ["emoji", "Here you are:\n🥖 Rye week\n🍞 Spelt bread\n🎂 Cake\nEnjoy!"],
    ["letters", "a) Rye week\nb) Spelt bread\nc) Cake"],
    ["ticks", "✅ Rye week\n✅ Spelt bread\n✅ Cake"],
    ["boxes", "- [ ] Rye week\n- [ ] Spelt bread\n- [x] Cake"],
    ["quoted lines", "> 1. Rye week\n> 2. Spelt bread\n> 3. Cake"],
    ["numbers without a space", "1.Rye week\n2.Spelt bread\n3.Cake"],
    ["headings of days", "### Monday\nRye week\n\n### Wednesday\nSpelt bread\n\n### Friday\nCake"],
    ["headings of ideas", "# Plan\n\n## Rye week\nWe bake.\n\n## Spelt bread\nWe too.\n\n## 3. Cake\nAlso."],
    ["bold headings", "**Monday:**\nRye week\n\n**Wednesday:**\nSpelt bread\n\n**Friday:**\nCake"],
    ["XML", "<ideas><idea>Rye week</idea><idea>Spelt bread</idea><idea>Cake</idea></ideas>"],
    ["XML with names", '<x><line n="1">Rye week</line>\n<line>Spelt bread</line>\n<line>Cake</line></x>'],
    ["YAML", "ideas:\n  - line: Rye week\n    photo: null\n  - line: 'Spelt bread'\n  - line: \"Cake\""],
    ["YAML in plain items", "ideas:\n  - Rye week\n  - Spelt bread\n  - Cake"],
    ["ISO dates", "2026-11-30: Rye week\n2026-12-01: Spelt bread\n2026-12-02 – Cake"],
    ["dates in figures", "30.11. – Rye week\n1.12. – Spelt bread\n2.12. – Cake"],
    ["hashes", "#1 Rye week\n#2 Spelt bread\n#3 Cake"],
    ["numbers that say so", "No. 1: Rye week\nNo. 2: Spelt bread\nNo. 3: Cake"],
    ["Roman numbers", "I. Rye week\nII. Spelt bread\nIII. Cake"],
    ["wide figures", "１．Rye week\n２．Spelt bread\n３．Cake"],
    [
      "points that tell more of each",
      "1. Rye week\n   - From Monday\n2. Spelt bread\n   - Soft\n3. Cake\n   - Sweet",
    ],
    ["TOML", '[[ideas]]\nline = "Rye week"\n\n[[ideas]]\nline = "Spelt bread"\n\n[[ideas]]\nline = "Cake"'],
    ["Python", `[{'line': 'Rye week'}, {'line': 'Spelt bread'}, {'line': "Cake"}]`],
    ["JSON by numbers", '{"1":"Rye week","2":"Spelt bread","3":"Cake"}'],
    ["JSON by days", '{"Monday":"Rye week","Wednesday":"Spelt bread","Friday":"Cake"}'],
    [
      "JSON of days",
      '{"monday":{"idea":"Rye week"},"friday":{"idea":"Spelt bread"},"sunday":{"idea":"Cake"}}',
    ],
    [
      "JSON with other names",
      '[{"day":"Monday","topic":"Rye week"},{"caption":"Spelt bread"},{"concept":"Cake"}]',
    ],
    ["JSON in JSON", JSON.stringify(JSON.stringify({ ideas: ["Rye week", "Spelt bread", "Cake"] }))],
    ["fenced YAML", "```yaml\nideas:\n  - Rye week\n  - Spelt bread\n  - Cake\n```"],
  ])("as %s has its ideas", (_, text) => expect(linesOf(text)).toEqual(THREE));

  const LIST = "1. Rye week\n2. Spelt bread\n3. Cake";
  it.each([
    ["a preamble", `Sure! Here are your ideas:\n\n${LIST}`],
    ["an offer", `${LIST}\n\nLet me know if you'd like more!`],
    ["a thought", `<think>Three of them.\n\n1. Short ones</think>\n${LIST}`],
    ["a speaker's mark", `<|im_start|>assistant\n${LIST}<|im_end|>`],
    ["a fence", `\`\`\`\n${LIST}\n\`\`\``],
    ["quotation marks", LIST.replace(/(?<=\. )(.+)/g, "“$1”")],
    ["stars", LIST.replace(/(?<=\. )(.+)/g, "**$1**")],
    ["JSON in a fence", `\`\`\`json\n${JSON.stringify({ ideas: THREE.map((line) => ({ line })) })}\n\`\`\``],
    ["entities", LIST.replace("Cake", "Cake&nbsp;")],
    ["a rule and a count", `${LIST}\n\n---\n\n(3 ideas)`],
  ])("with %s around its ideas has them alone", (_, text) => expect(linesOf(text)).toEqual(THREE));

  it("as a table or YAML keeps its photos", () => {
    expect(parseIdeas("| Idea | Photo |\n|:--|--:|\n| Rye week | 2 |\n| Cake | – |")).toMatchObject([
      { line: "Rye week", photo: 2 },
      { line: "Cake", photo: null },
    ]);
    expect(parseIdeas("- line: Rye week\n  photo: 3\n- line: Cake")).toMatchObject([
      { line: "Rye week", photo: 3 },
      { line: "Cake", photo: null },
    ]);
  });

  it("in lines without a mark is read where such were asked for", () => {
    const text = "Rye week\n\nSpelt bread\nCake";
    expect(linesOf(text)).toEqual([]);
    expect(parseIdeas(text, { plain: true }).map(({ line }) => line)).toEqual(THREE);
    expect(parseIdeas("I am sorry, but I cannot help.", { plain: true })).toEqual([]);
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
