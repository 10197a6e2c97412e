import { describe, expect, it } from "vitest";
import { byLanguage } from "@/tests/labelled/days/labelled";
import { findClaims } from "./find-claims";
import { matchClaims } from "./match-claims";
import { GERMAN } from "@/tests/labelled/claims/de";
import { ENGLISH } from "@/tests/labelled/claims/en";
import { SPANISH } from "@/tests/labelled/claims/es";
import { FIFTH_ROUND } from "@/tests/labelled/claims/fifth-round";
import { FIRST_ROUND } from "@/tests/labelled/claims/first-round";
import { FOURTH_ROUND } from "@/tests/labelled/claims/fourth-round";
import { FRENCH } from "@/tests/labelled/claims/fr";
import { HUNGARIAN } from "@/tests/labelled/claims/hu";
import { ITALIAN } from "@/tests/labelled/claims/it";
import { PORTUGUESE } from "@/tests/labelled/claims/pt";
import { type LabelledPost, type Place, readPosts } from "@/tests/labelled/claims/read-posts";
import { SECOND_ROUND } from "@/tests/labelled/claims/second-round";
import { SIXTH_ROUND } from "@/tests/labelled/claims/sixth-round";
import { THIRD_ROUND } from "@/tests/labelled/claims/third-round";
import { NEARLY_LINEAR, growthOf, repeated } from "../../../tests/growth";

const POSTS = byLanguage(ENGLISH, SPANISH, FRENCH, GERMAN, HUNGARIAN, PORTUGUESE, ITALIAN);

type Count = { right: number; wrong: number; missed: number; faults: string[] };

const meets = (a: Place, b: Place) => a.from < b.to && b.from < a.to;

/** What is underlined against what should be: the places that nobody had said. */
async function judge({ text, sources, setting, unsaid }: LabelledPost): Promise<Count> {
  const held = await matchClaims(findClaims(text, setting), sources, setting);
  const found = held.filter(({ said }) => said === null);
  const missed = unsaid.filter((place) => !found.some((claim) => meets(claim, place)));
  const wrong = found.filter((claim) => !unsaid.some((place) => meets(claim, place)));
  const says = (word: string, { from, to }: Place) => `${word} "${text.slice(from, to)}" in: ${text}`;
  const faults = [
    ...missed.map((place) => says("missed", place)),
    ...wrong.map((place) => says("wrong", place)),
  ];
  return { right: unsaid.length - missed.length, wrong: wrong.length, missed: missed.length, faults };
}

const sum = (counts: Count[]): Count =>
  counts.reduce((a, b) => ({
    right: a.right + b.right,
    wrong: a.wrong + b.wrong,
    missed: a.missed + b.missed,
    faults: [...a.faults, ...b.faults],
  }));
const precision = ({ right, wrong }: Count) => right / (right + wrong);
const recall = ({ right, missed }: Count) => right / (right + missed);

describe("what nobody said in labelled posts", () => {
  it.each([
    ["sixty a language", POSTS],
    ["first round", FIRST_ROUND],
    ["second round", SECOND_ROUND],
    ["third round", THIRD_ROUND],
    ["fourth round", FOURTH_ROUND],
    ["fifth round", FIFTH_ROUND],
    ["sixth round", SIXTH_ROUND],
  ])("is found: %s", async (set, texts) => {
    const counts = [];
    for (const [language, lines] of Object.entries(texts)) {
      const posts = readPosts(lines);
      counts.push({ language, posts: posts.length, ...sum(await Promise.all(posts.map(judge))) });
    }
    const whole = sum(counts);
    const number = counts.reduce((n, { posts }) => n + posts, 0);
    const table = [...counts, { language: "all", posts: number, ...whole }].map(
      (row) =>
        `${row.language.padEnd(4)} ${row.posts} posts, precision ${precision(row).toFixed(3)}, recall ${recall(row).toFixed(3)}`,
    );
    process.stdout.write(`${[`${set}:`, ...table, ...whole.faults].join("\n")}\n`);
    expect(precision(whole)).toBeGreaterThanOrEqual(0.95);
    expect(recall(whole)).toBeGreaterThanOrEqual(0.9);
  });
});

/** Monday, 2 March 2026. */
const SETTING = { timeZone: "Europe/Budapest", writtenAt: new Date("2026-03-02T09:00:00Z") };

describe("a claim is what was said, however it is written", () => {
  it.each([
    ["9 pm", "21:00"],
    ["9 p.m.", "este 9"],
    ["21:00", "9 óra este"],
    ["until 9", "open until 9 pm"],
    ["um 19:30 Uhr", "halb acht"],
    ["1.200 Ft", "1200 forint"],
    ["12,50 €", "€12.50"],
    ["12,50 €", "12.5 euros"],
    ["for 15 000 Ft", "15 ezer forint"],
    ["20 %", "twenty percent"],
    ["20%", "húsz százalék"],
    ["14 March", "14.3."],
    ["14 March", "Saturday week, the 14th of March"],
    ["Saturday, 7 March", "on Saturday"],
    ["+36 20 123 4567", "06 20 123 4567"],
    ["www.kovacs.example", "https://kovacs.example/rolls"],
    ["kovacs.example/rolls", "https://www.kovacs.example/rolls/?utm=1"],
    ["Fő utca 12.", "fő u. 12"],
    ["90 minutes", "one and a half hours, masfel ora"],
    ["8 places", "nyolc hely"],
    ["3 for 2", "2+1 akció"],
    ["2 March", "Nothing of it, but it is today"],
  ])("%j by %j", async (claim, said) => {
    const held = await matchClaims(findClaims(claim, SETTING), [{ source: "REQUEST", text: said }], SETTING);
    expect(held).not.toEqual([]);
    expect(held.filter((one) => one.said === null)).toEqual([]);
  });

  it.each([
    ["9 pm", "open from 9 am"],
    ["um 9 Uhr", "um 21 Uhr"],
    ["20 %", "20 euros"],
    ["€20", "20 percent"],
    ["8 pm", "8 places"],
    ["€12.50", "$12.50"],
    ["14 March", "14 April"],
    ["Wednesday, 11 March", "on Wednesday"],
    ["kovacs.example/rolls", "kovacs.example"],
    ["Fő utca 12.", "Fő utca 14."],
    ["3 hours", "3 days"],
  ])("and %j is not by %j", async (claim, said) => {
    const held = await matchClaims(findClaims(claim, SETTING), [{ source: "REQUEST", text: said }], SETTING);
    expect(held.filter((one) => one.said === null)).toHaveLength(1);
  });
});

describe("what claims nothing", () => {
  it.each([
    "One of a kind, made by two hands.",
    "We are there for you 24/7, 365 days a year.",
    "Rund um die Uhr, 24 Stunden am Tag.",
    "The best songs of the 80s, 100% fun.",
    "Studio 54 and Catch-22 are not ours.",
    "First things first: 1st place for you!",
    "1. Mix\n2. Bake\n3. Eat",
    "See you on Saturday! #top10 @cafe24",
    "Ezer köszönet, száz százalék öröm.",
  ])("%j", (text) => expect(findClaims(text, SETTING)).toEqual([]));
});

describe("the time it takes", () => {
  it.each([
    "1 ",
    "1.",
    "1:",
    "1-",
    "(1",
    "1 A ",
    "1 to ",
    "+1 234 ",
    "€ 1 ",
    "1 may ",
    "twenty ",
    "rue de la 1 ",
    "a@",
    "a.",
    "24 ",
    "\n1.",
    "half ",
    "é1 ",
  ])("grows with the length of a text of nothing but %j", (part) => {
    const find = (text: string) => findClaims(text, SETTING);
    expect(growthOf(repeated(part), find, 15_000)).toBeLessThan(NEARLY_LINEAR);
  });
});
