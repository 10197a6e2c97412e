import { expect, it } from "vitest";
import { findClaims } from "./find-claims";
import { type Said, matchClaims } from "./match-claims";

const SETTING = { timeZone: "Europe/Budapest", writtenAt: new Date("2026-03-02T09:00:00Z") };
const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** As many and as long as an owner's can be. */
const texts: [source: Said["source"], count: number, length: number][] = [
  ["FACT", 100, 300],
  ["REQUEST", 40, 1_500],
  ["PHOTO", 10, 500],
  ["POST", 5, 20_000],
  ["FACT", 100, 300],
];

it.each([
  ["addresses", "Visit us at 12 Mill Lane today. ", "At 12 we have words and words. "],
  ["numbers", "from 1 to 2 ", "from 3 to 4 "],
])(
  "others are served while hundreds of claims are held against hundreds of texts: %s",
  async (_, claim, said) => {
    const claims = findClaims(repeated(claim, 63_206), SETTING);
    expect(claims.length).toBe(200);
    const sources = texts.flatMap(([source, count, length]) =>
      Array.from({ length: count }, (): Said => ({ source, text: repeated(said, length), strict: true })),
    );
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const held = await matchClaims(claims, sources, SETTING);
    clearInterval(others);
    expect(held).toHaveLength(200);
    expect(turns, "others had their turns meanwhile").toBeGreaterThan(10);
  },
);
