import { readFileSync, readdirSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { KEPT_FOR_VIEWER } from "@/lib/auth/viewer-storage";
import { saysAvoided } from "@/lib/posts/answers/judging/avoided";
import { withoutAfterword, withoutPreamble } from "@/lib/posts/answers/cleaning/frame";
import { piecesOf } from "@/lib/posts/answers/cleaning/handed-over";
import { offersChoice, problemAtStart } from "@/lib/posts/answers/judging/judge";
import { MarkedText } from "@/lib/posts/answers/marks";
import { outOfObject } from "@/lib/posts/answers/cleaning/out-of-object";
import { talkIn } from "@/lib/posts/answers/talk/read-talk";
import { verified } from "@/lib/posts/checking/reader/verify";
import { LANGUAGES } from "@/lib/posts/constants";
import { formOfAddress } from "@/lib/posts/voice/form-of-address";
import { namesWeekday } from "@/lib/posts/worked/names-weekday";
import { findBlanks } from "@/lib/text/explicit/blanks";
import { ideasOfText } from "@/lib/posts/planning/ideas/ideas-of-text";
import { readExplicit } from "@/lib/text/explicit/read";
import { dayNamesIn } from "@/lib/posts/rewriting/day-names";
import { factsOf } from "@/lib/posts/rewriting/facts";
import { snapToWords } from "@/lib/posts/rewriting/snap-to-words";
import { innerPart } from "@/lib/posts/rewriting/text-part";
import { refusedPart } from "@/lib/providers/openai-parameters";
import { toPlainText } from "@/lib/text";
import { NEARLY_LINEAR, costOf, growthOf, repeated } from "../growth";

/** Facebook's longest text, which is the longest that an owner can send. */
const LENGTH = 63_206;
/** Long enough to see a cost by the square, which at the full length would take minutes. */
const SHORT = 2_000;
/** What a cost that grows with the length stays below, in most cases. */
const FEW_WALKS = 100;

/** What slow expressions stumble over: long runs of one kind, at the end of which something else stands. */
const UNITS = {
  "letters of two bytes": "ő",
  letters: "a",
  digits: "1",
  "digits and marks": "1.",
  spaces: " ",
  "line breaks": "\n",
  marks: ".",
  "mail addresses": "a@",
  links: "http://a.",
  tags: "<a",
  brackets: "(",
  quotation: '"',
  emoji: "👍",
  combining: "\u0301",
  words: "#a, ",
  slashes: "://",
} as const;
const HOSTILE = Object.entries(UNITS).flatMap(([name, unit]) => {
  const run = repeated(unit);
  return ["", "¶", "\n"].map(
    (end) => [`${name}${JSON.stringify(end)}`, (length: number) => run(length - 1) + end] as const,
  );
});
const LONGEST = new Map(HOSTILE.map(([name, textOf]) => [name, textOf(LENGTH)]));

type Site = { at: string; node: ts.Node };

const files = ["lib", "components"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`))
  .filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file) && !file.includes("/generated/"));

function sitesOf(file: string, wanted: (node: ts.Node) => boolean): Site[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Site[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (wanted(node)) found.push({ at: `${file}:${line}`, node });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
const sites = (wanted: (node: ts.Node) => boolean) => files.flatMap((file) => sitesOf(file, wanted));

/** A walk through a text that stops at each character; what it costs is the measure of this machine. */
let walked: number | undefined;
const longestWalk = () =>
  (walked ??= Math.max(...[...LONGEST.values()].map((text) => costOf(() => matchAll(/[^\s\S]|$/, text)))));

/**
 * Whether the cost of some work grows faster than its text, for each hostile text: only what costs more than some walks
 * through the longest one is looked at twice. A cost by the square is thousands of walks.
 * @returns the first text for which it does
 */
function fasterThanLength(run: (text: string) => void): string | undefined {
  return HOSTILE.find(
    ([name, textOf]) =>
      costOf(() => run(LONGEST.get(name) ?? "")) > FEW_WALKS * longestWalk() &&
      growthOf(textOf, run, SHORT) >= NEARLY_LINEAR,
  )?.[0];
}

/** Looks for every match in a text, as `replace` and `matchAll` do. */
function matchAll(expression: RegExp, text: string): void {
  const all = new RegExp(expression.source, `${expression.flags.replace(/[gy]/g, "")}g`);
  const matches = text.matchAll(all);
  while (!matches.next().done);
}

const literals = sites((node) => ts.isRegularExpressionLiteral(node)).map(({ at, node }) => {
  const [, source = "", flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText()) ?? [];
  return [at, new RegExp(source, flags)] as const;
});

/** What runs the expressions that a file builds out of parts. */
const BUILT: Readonly<Record<string, (text: string) => void>> = {
  "lib/auth/viewer-storage.ts": (text) => matchAll(KEPT_FOR_VIEWER, text),
  "lib/posts/answers/cleaning/frame.ts": (text) => {
    withoutPreamble(text);
    withoutAfterword(text);
  },
  "lib/posts/answers/cleaning/handed-over.ts": (text) => void piecesOf(text),
  "lib/posts/answers/cleaning/out-of-object.ts": (text) => void outOfObject(text),
  "lib/posts/answers/judging/avoided.ts": (text) =>
    void saysAvoided(text, ["to die for", "world-class"], text),
  "lib/posts/answers/judging/judge.ts": (text) => {
    problemAtStart(text);
    offersChoice(text);
  },
  "lib/posts/answers/marks.ts": (text) => void new MarkedText("post").push(text, true),
  "lib/posts/answers/talk/read-talk.ts": (text) => void talkIn(text),
  "lib/posts/checking/reader/verify.ts": (text) =>
    void verified(
      { days: [], claims: [{ kind: "NUMBER", quote: text.slice(0, 200) }] },
      text,
      "Europe/Budapest",
    ),
  "lib/posts/planning/ideas/ideas-of-text.ts": (text) => void ideasOfText(text),
  "lib/posts/voice/form-of-address.ts": (text) => {
    for (const language of LANGUAGES) formOfAddress([text], language, null);
  },
  "lib/posts/worked/names-weekday.ts": (text) => void namesWeekday(text),
  "lib/providers/openai-parameters.ts": (text) => void refusedPart(400, text, {}),
  "lib/text.ts": (text) => void toPlainText(text),
  "lib/text/explicit/amounts.ts": (text) => void factsOf(text),
  "lib/text/explicit/blanks.ts": (text) => void findBlanks(text),
  "lib/text/explicit/grammar.ts": (text) => void readExplicit(text, "Europe/Budapest"),
};

describe(`an expression that meets ${LENGTH} hostile characters`, () => {
  it.each(literals)("costs no more than their number: %s %s", (_, expression) => {
    expect(fasterThanLength((text) => matchAll(expression, text))).toBeUndefined();
  });

  it("is run here where it is built out of parts", () => {
    const isBuilt = (node: ts.Node) => ts.isNewExpression(node) && node.expression.getText() === "RegExp";
    const built = sites(isBuilt).map(({ at }) => at.replace(/:\d+$/, ""));
    expect([...new Set(built)].sort()).toEqual(Object.keys(BUILT));
  });

  it.each(Object.entries(BUILT))("costs no more where it is built out of parts: %s", (_, run) => {
    expect(fasterThanLength(run)).toBeUndefined();
  });
});

describe("a text that is read for days", () => {
  const read = (text: string) => void readExplicit(text, "Europe/Budapest");

  it.each([
    ["what it names", (text: string) => void dayNamesIn(text)],
    ["what is explicit", read],
  ])("costs no more than its length for %s, however strange it is", (_, run) => {
    expect(fasterThanLength(run)).toBeUndefined();
  });

  it.each([
    "until Saturday, ",
    "12.03. ",
    "24–26 ",
    "szombattól ",
    "week end ",
    "mar. ",
    "March 1 ",
    "a partir de ",
    "20 % ",
    "€5 ",
    "12:30-",
    "+36 1 555 1234 ",
    "[a",
    "5 5 ",
  ])("costs no more than its length where it says nothing but %j", (unit) => {
    expect(growthOf(repeated(unit), read, LENGTH / 4)).toBeLessThan(NEARLY_LINEAR);
  });
});

describe("a text that is cut into characters", () => {
  it("is asked for single places only, because a list of them holds a copy of the text for each", () => {
    const isCut = (node: ts.Node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "segment";
    const cut = sites(isCut);
    expect(cut.map(({ at }) => at.replace(/:\d+$/, "")).sort()).toEqual([
      "components/ui/avatar.tsx",
      "lib/posts/rewriting/snap-to-words.ts",
      "lib/posts/rewriting/text-part.ts",
      "lib/posts/rewriting/text-part.ts",
      "lib/text.ts",
    ]);
  });

  it("is cut at a cost that grows with its length, however strange it is", () => {
    const faster = fasterThanLength((text) => {
      innerPart(text, { start: 0, end: text.length });
      innerPart(text, { start: 1, end: text.length - 1 });
      snapToWords(text, { start: 0, end: text.length });
      snapToWords(text, { start: text.length / 2, end: text.length / 2 + 1 });
    });
    expect(faster).toBeUndefined();
  });
});
