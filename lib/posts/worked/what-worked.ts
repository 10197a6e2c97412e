import type { PostAnswer } from "@/lib/posts/types";
import { ALPHA, MAX_QUESTIONS, MIN_GROUP, QUESTIONS } from "./constants";
import { chanceOf } from "./permutation";
import type { Measure, Question, Side, Worked, WorkedPost } from "./types";

/** Whether people came, as it is compared and as it is said: a difference that is named is one of these numbers. */
const CAME: Record<PostAnswer, number> = { YES: 1, A_LITTLE: 1, NO: 0 };

const VALUES: Record<Measure, (post: WorkedPost) => number | null> = {
  word: ({ outcome }) => outcome && CAME[outcome],
  seen: ({ seen }) => seen,
  figures: ({ answered }) => answered,
};
/** What counts for more comes first. */
const MEASURES = Object.keys(VALUES) as Measure[];

const valueOf = (post: WorkedPost, measure: Measure): number | null => VALUES[measure](post);

/**
 * What differs between an owner's posts by more than chance makes. Her own word counts for more than figures: it is what
 * is compared as soon as it reaches as far as they do, which is decided before anything is compared.
 * @param posts newest first
 */
export function whatWorked(posts: readonly WorkedPost[]): Worked {
  const measure = measureOf(posts);
  const compared = counted(posts, measure);
  const asked = askedOf(compared);
  const groupings = asked.map((question) => compared.map((post) => hasIt(post, question)));
  const chances = chanceOf(
    compared.map((post) => valueOf(post, measure) ?? 0),
    groupings,
  );
  const findings = asked
    .filter((_, index) => (chances[index] ?? 1) <= ALPHA)
    .map((question) => ({
      question,
      having: sideOf(
        compared.filter((post) => hasIt(post, question) === true),
        measure,
      ),
      without: sideOf(
        compared.filter((post) => hasIt(post, question) === false),
        measure,
      ),
    }));
  return {
    measure,
    counted: compared.length,
    asked,
    findings,
    missing: missingOfAny(compared),
    posts: compared,
  };
}

/** The one that reaches furthest; before any can be compared, the one that will be first. */
function measureOf(posts: readonly WorkedPost[]): Measure {
  const reached = MEASURES.map((measure) => {
    const known = counted(posts, measure);
    return { measure, asked: askedOf(known).length, missing: missingOfAny(known) };
  });
  const asked = Math.max(...reached.map((one) => one.asked));
  const missing = Math.min(...reached.map((one) => one.missing));
  const first = reached.filter((one) => one.asked === asked && one.missing === missing);
  return first.at(asked > 0 ? 0 : -1)?.measure ?? "figures";
}

const counted = (posts: readonly WorkedPost[], measure: Measure) =>
  posts.filter((post) => valueOf(post, measure) !== null);

/** Whether a post is on the one side of a question or on the other. A made image is compared with none: null with her own. */
function hasIt({ has }: WorkedPost, question: Question): boolean | null {
  return question === "made" && has.includes("photo") ? null : has.includes(question);
}

/** What can be asked; of more than may be, those whose smaller side has most posts. No figure decides it. */
function askedOf(posts: readonly WorkedPost[]): Question[] {
  const smaller = (question: Question) => Math.min(...sizesOf(posts, question));
  const able = QUESTIONS.filter((question) => missingOf(posts, question) === 0);
  const chosen = able.toSorted((a, b) => smaller(b) - smaller(a)).slice(0, MAX_QUESTIONS);
  return able.filter((question) => chosen.includes(question));
}

function sizesOf(posts: readonly WorkedPost[], question: Question): [number, number] {
  const sides = posts.map((post) => hasIt(post, question));
  return [sides.filter((has) => has === true).length, sides.filter((has) => has === false).length];
}

/** How many more posts a question needs on its two sides. */
function missingOf(posts: readonly WorkedPost[], question: Question): number {
  const [having, without] = sizesOf(posts, question);
  return Math.max(0, MIN_GROUP - having) + Math.max(0, MIN_GROUP - without);
}

/** How many more posts it takes before anything can be asked of them. */
const missingOfAny = (posts: readonly WorkedPost[]): number =>
  Math.min(...QUESTIONS.map((question) => missingOf(posts, question)));

function sideOf(posts: readonly WorkedPost[], measure: Measure): Side {
  const values = posts.map((post) => valueOf(post, measure) ?? 0);
  const came = posts.filter(({ outcome }) => outcome !== null && CAME[outcome] === 1).length;
  return { posts: posts.length, middle: medianOf(values), came, values };
}

/** The middle value; of an even number of them, the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}
