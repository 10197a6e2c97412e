// What "What worked" finds in simulated owners: npx tsx bench/worked.ts. 30 posts each, as many questions as the product asks, log-normal
// figures. Without any effect a difference is named wrongly; with one of two times it is found.
import { ALPHA, MAX_QUESTIONS } from "../lib/posts/worked/constants";
import { chanceOf, randomOf } from "../lib/posts/worked/permutation";

const OWNERS = 1_000;
const POSTS = 30;

/** Of 1,000 owners, in percent: who are told of any difference, and of the one that is there. */
function simulate(times: number, sigma: number): { any: number; found: number } {
  const random = randomOf([times * 10, sigma * 10]);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let [any, found] = [0, 0];
  for (let owner = 0; owner < OWNERS; owner++) {
    const halves = Array.from({ length: POSTS }, (_, post) => post < POSTS / 2);
    const others = Array.from({ length: MAX_QUESTIONS - 1 }, () => halves.map(() => random() < 0.4));
    const figures = halves.map((half) => Math.round(100 * (half ? times : 1) * Math.exp(sigma * normal())));
    const chances = chanceOf(figures, [halves, ...others]);
    if (chances.some((chance) => chance <= ALPHA)) any += 1;
    if ((chances[0] ?? 1) <= ALPHA) found += 1;
  }
  return { any: (100 * any) / OWNERS, found: (100 * found) / OWNERS };
}

for (const sigma of [0.5, 0.7]) {
  console.log(
    `σ ${sigma}: without an effect ${simulate(1, sigma).any} % of owners are told of one (σ 0.5: at most 5)`,
  );
  console.log(
    `σ ${sigma}: an effect of two times is found by ${simulate(2, sigma).found} % (at σ 0.5 at least 80)`,
  );
}
