import { randomUUID } from "node:crypto";
import { type Figure, median, show } from "../figures";
import { cpuMsOf, peakMegabytesOf, resetPeak } from "../processes";
import type { Stage } from "../stage";
import { type Door, type Timing, askForDraft } from "./ask";

const ROUNDS = 5;
const ALONE = 10;
const FEW = 32;
const MANY = 500;
/** Of a draft whose words are measured, and of one of which only the way to the model is. */
const WORDS = 60;
const HARDLY_ANY = 2;

/** Milliseconds before the model is asked; processor time as a multiple of the bare route's; megabytes of the server. */
const MOST_BEFORE_MS = 15;
const MOST_OF_BARE = 2.1;
const MOST_MEGABYTES = 600;

/** One side of the comparison: a way to ask for a draft by its number, and the process that answers. */
type Side = { door: (number: number) => Door; pid: number };

/** Drafts alone, 32 and 500 at once, beside a bare route that passes the model's stream on, in alternation. */
export async function measureDrafting(stage: Stage): Promise<Figure[]> {
  const tokens = await makeOwners(MANY);
  const ours: Side = {
    door: (number) => ({
      url: `${stage.app}/api/post/draft`,
      headers: {
        cookie: `postwright.session=${tokens[number % MANY]}`,
        origin: stage.app,
        "idempotency-key": randomUUID(),
      },
    }),
    pid: stage.appPid,
  };
  const bare: Side = {
    door: () => ({ url: `${stage.bare}/api/draft?userId=${stage.userId}` }),
    pid: stage.barePid,
  };
  const sides = [bare, ours] as const;
  for (const side of [...sides, ...sides]) await together(side, FEW, WORDS);
  return [...(await measureAlone(sides)), ...(await measureFew(sides)), ...(await measureMany(sides))];
}

/** Owners with a plan, each with a session. @returns their tokens */
async function makeOwners(count: number): Promise<string[]> {
  const { makeOwner } = await import("../../tests/factories");
  const { closeDb } = await import("../../lib/db");
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await makeOwner()).token);
  await closeDb();
  return tokens;
}

/** So many drafts, all begun at one moment. */
function together({ door }: Side, count: number, words: number): Promise<Timing[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => askForDraft(door(number), words)));
}

/** What a side has measured in each round, and the processor time it took. */
type Result = { rounds: Timing[][]; cpuMs: number };

/** Has both sides do the same in turn, several times. */
async function inTurn(
  [bare, ours]: readonly [Side, Side],
  work: (side: Side) => Promise<Timing[]>,
): Promise<{ bare: Result; ours: Result }> {
  const results = {
    bare: { rounds: [] as Timing[][], cpuMs: 0 },
    ours: { rounds: [] as Timing[][], cpuMs: 0 },
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [side, result] of [
      [bare, results.bare],
      [ours, results.ours],
    ] as const) {
      const began = cpuMsOf(side.pid);
      result.rounds.push(await work(side));
      result.cpuMs += cpuMsOf(side.pid) - began;
    }
  return results;
}

const before = ({ rounds }: Result) => median(rounds.flat().map(({ beforeMs }) => beforeMs));
const cpuOf = ({ rounds, cpuMs }: Result) => cpuMs / rounds.flat().length;

async function measureAlone(sides: readonly [Side, Side]): Promise<Figure[]> {
  const { bare, ours } = await inTurn(sides, async (side) => {
    const timings: Timing[] = [];
    while (timings.length < ALONE) timings.push(await askForDraft(side.door(timings.length), HARDLY_ANY));
    return timings;
  });
  return [
    {
      what: "alone: before the model is asked, ms (median)",
      goal: String(MOST_BEFORE_MS),
      yardstick: `bare route: ${show(before(bare))}`,
      ours: show(before(ours)),
      met: before(ours) <= MOST_BEFORE_MS,
    },
  ];
}

async function measureFew(sides: readonly [Side, Side]): Promise<Figure[]> {
  const { bare, ours } = await inTurn(sides, (side) => together(side, FEW, WORDS));
  return [
    {
      what: `${FEW} at once: before the model is asked, ms (median)`,
      goal: "",
      yardstick: `bare route: ${show(before(bare))}`,
      ours: show(before(ours)),
      met: true,
    },
    {
      what: `CPU a draft of ${WORDS} words, ms`,
      goal: `${MOST_OF_BARE} times the yardstick`,
      yardstick: `bare route: ${show(cpuOf(bare))}`,
      ours: `${show(cpuOf(ours))}: ${show(cpuOf(ours) / cpuOf(bare))} times`,
      met: cpuOf(ours) <= MOST_OF_BARE * cpuOf(bare),
    },
  ];
}

/** Once each: what counts is what the server takes, and that all are finished. */
async function measureMany([bare, ours]: readonly [Side, Side]): Promise<Figure[]> {
  const peaks: number[] = [];
  for (const side of [bare, ours]) {
    resetPeak(side.pid);
    await together(side, MANY, WORDS);
    peaks.push(peakMegabytesOf(side.pid));
  }
  const [barePeak = Number.NaN, peak = Number.NaN] = peaks;
  return [
    {
      what: `${MANY} at once: the server's memory at its peak, MB`,
      goal: String(MOST_MEGABYTES),
      yardstick: `bare route: ${show(barePeak)}`,
      ours: show(peak),
      met: peak <= MOST_MEGABYTES,
    },
  ];
}
