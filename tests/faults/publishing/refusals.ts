/** A refusal of Facebook's, as the sandbox is asked for it. */
type Refusal = { code: number; subcode?: number; transient?: boolean; status?: number };

/** Every kind of refusal that was seen to come before a post was taken, and after. */
const REFUSALS: readonly Refusal[] = [
  { code: 100, subcode: 33 },
  { code: 200 },
  { code: -1 },
  { code: 100, transient: true },
  { code: 190, subcode: 463 },
  { code: 506 },
  { code: 1609005 },
  { code: 4 },
  { code: 10 },
  { code: 1, status: 400 },
  { code: 2, status: 400 },
  { code: 9 },
  { code: 17 },
  { code: 21 },
  { code: 32 },
  { code: 100 },
  { code: 102 },
  { code: 104 },
  { code: 230 },
  { code: 341 },
  { code: 368 },
  { code: 613 },
  { code: 803 },
  { code: 1500 },
  { code: 2500 },
  { code: 80001 },
  { code: 80002 },
  { code: 80006 },
  { code: 80008 },
];

/** What the refused post is, and what happens until it is sent again. */
const SHAPES = ["text", "photo", "photos", "changed", "between"] as const;
type Shape = (typeof SHAPES)[number];

/** Whether the post was taken all the same, and whether its page shows that at once. */
const TAKEN = ["no", "yes", "later"] as const;

export type Case = {
  n: number;
  refusal: Refusal;
  shape: Shape;
  taken: (typeof TAKEN)[number];
  /** Whether its owner presses again once she is told; otherwise only the second look can find it. */
  again: boolean;
};

/** So many cases; every 58 have all kinds of refusal, each with another shape and effect than the time before. */
export function refusalCases(count: number): Case[] {
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / REFUSALS.length);
    const at = <T>(list: readonly T[], step: number) => list[(n + step * round) % list.length] as T;
    return {
      n,
      refusal: at(REFUSALS, 0),
      shape: at(SHAPES, 1),
      taken: at(TAKEN, 1),
      again: (n + Math.floor(round / 15)) % 4 !== 0,
    };
  });
}

/** The words of a case's post; a refused link needs one. */
export function textOf({ n, refusal, shape, taken }: Case): string {
  const link = refusal.code === 1500 || refusal.code === 1609005 ? ` https://example.com/${n}` : "";
  return `Refusal ${n}: ${refusal.code}, ${shape}, ${taken}${link}`;
}
