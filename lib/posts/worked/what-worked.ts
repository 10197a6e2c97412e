import type { PostAnswer } from "@/lib/posts/types";
import { ALPHA, MIN_GROUP, QUESTIONS } from "./constants";
import { chanceOf } from "./permutation";
import type { Measure, Question, Side, Worked, WorkedPost } from "./types";

/** Whether people came, as it is compared and as it is said: a difference that is named is one of these numbers. */
const CAME: Record<PostAnswer, number> = { YES: 1, A_LITTLE: 1, NO: 0 };

const valueOf = (post: WorkedPost, measure: Measure): number | null =>
  measure === "figures" ? post.answered : post.outcome && CAME[post.outcome];

/**
 * What differs between an owner's posts by more than chance makes. Her own word counts for more than figures: it is what
 * is compared as soon as it reaches as far as they do, which is decided before anything is compared.
 * @param posts newest first
 */
export function whatWorked(posts: readonly WorkedPost[]): Worked {
  const sidesBy = { word: counted(posts, "word"), figures: counted(posts, "figures") };
  const measure = measureOf(sidesBy);
  const compared = sidesBy[measure];
  const asked = askedOf(compared);
  const groupings = asked.map((question) => compared.map(({ has }) => has.includes(question)));
  const chances = chanceOf(
    compared.map((post) => valueOf(post, measure) ?? 0),
    groupings,
  );
  const findings = asked
    .filter((_, index) => (chances[index] ?? 1) <= ALPHA)
    .map((question) => ({
      question,
      having: sideOf(
        compared.filter(({ has }) => has.includes(question)),
        measure,
      ),
      without: sideOf(
        compared.filter(({ has }) => !has.includes(question)),
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

/** Before either can be compared it is the one that will be first. */
function measureOf({ word, figures }: Record<Measure, readonly WorkedPost[]>): Measure {
  const [said, read] = [askedOf(word).length, askedOf(figures).length];
  const isWord = said + read > 0 ? said >= read : missingOfAny(word) < missingOfAny(figures);
  return isWord ? "word" : "figures";
}

const counted = (posts: readonly WorkedPost[], measure: Measure) =>
  posts.filter((post) => valueOf(post, measure) !== null);

const askedOf = (posts: readonly WorkedPost[]): Question[] =>
  QUESTIONS.filter((question) => missingOf(posts, question) === 0);

/** How many more posts a question needs on its two sides. */
function missingOf(posts: readonly WorkedPost[], question: Question): number {
  const having = posts.filter(({ has }) => has.includes(question)).length;
  return Math.max(0, MIN_GROUP - having) + Math.max(0, MIN_GROUP - (posts.length - having));
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
