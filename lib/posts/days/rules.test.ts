import { describe, expect, it } from "vitest";
import { contradictionsOf } from "./rules";
import { GERMAN } from "./sentences/de";
import { ENGLISH } from "./sentences/en";
import { SPANISH } from "./sentences/es";
import { FRENCH } from "./sentences/fr";
import { HUNGARIAN } from "./sentences/hu";
import { ITALIAN } from "./sentences/it";
import { type Labelled, readSentences } from "./sentences/labelled";
import { PORTUGUESE } from "./sentences/pt";

const SENTENCES = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  hu: HUNGARIAN,
  pt: PORTUGUESE,
  it: ITALIAN,
};

type Count = { right: number; wrong: number; missed: number; faults: string[] };

function judge({ text, expected, ...moments }: Labelled): Count {
  const found = contradictionsOf(text, moments);
  const meets = (a: { from: number; to: number }, b: { from: number; to: number }) =>
    a.from < b.to && b.from < a.to;
  const missed = expected.filter((place) => !found.some((other) => meets(place, other)));
  const wrong = found.filter((place) => !expected.some((other) => meets(place, other)));
  const says = (word: string, { from, to }: { from: number; to: number }) =>
    `${word} "${text.slice(from, to)}" in: ${text}`;
  const faults = [
    ...missed.map((place) => says("missed", place)),
    ...wrong.map((place) => says("wrong", place)),
  ];
  return { right: expected.length - missed.length, wrong: wrong.length, missed: missed.length, faults };
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

describe("contradictions in labelled sentences", () => {
  const counts = Object.entries(SENTENCES).map(([language, lines]) => {
    const sentences = readSentences(lines);
    return { language, sentences: sentences.length, ...sum(sentences.map(judge)) };
  });
  const whole = sum(counts);

  it("are found", () => {
    const rows = [
      ...counts,
      { language: "all", sentences: counts.reduce((n, { sentences }) => n + sentences, 0), ...whole },
    ];
    const table = rows.map(
      (row) =>
        `${row.language.padEnd(4)} ${row.sentences} sentences, precision ${precision(row).toFixed(3)}, recall ${recall(row).toFixed(3)}`,
    );
    process.stdout.write(`${[...table, ...whole.faults].join("\n")}\n`);
    expect(precision(whole)).toBeGreaterThanOrEqual(0.97);
    expect(recall(whole)).toBeGreaterThanOrEqual(0.92);
  });
});
