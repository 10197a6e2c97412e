import { describe, expect, it } from "vitest";
import { chanceOf } from "./permutation";
import { whatWorked } from "./what-worked";
import type { WorkedPost } from "./types";

function posts(count: number, of: (index: number) => Partial<WorkedPost>): WorkedPost[] {
  return Array.from({ length: count }, (_, id) => ({
    ...{ id, excerpt: "Rolls", publishedAt: "2026-11-23T07:00:00Z", answered: 10, outcome: null, has: [] },
    ...{ seen: null, views: null, clicks: null, kinds: [] },
    ...of(id),
  }));
}
/** With her own photo, answered about twice as often as without. */
const twice = (count: number) =>
  posts(count, (id) => ({
    has: id % 2 === 0 ? ["photo"] : [],
    answered: (id % 2 === 0 ? 20 : 10) + (id % 5),
  }));

describe("what worked", () => {
  it("names a difference, with the number of posts and the middle of each side", () => {
    const { findings, asked, counted, measure } = whatWorked(twice(14));
    expect({ asked, counted, measure }).toEqual({ asked: ["photo"], counted: 14, measure: "figures" });
    expect(findings).toMatchObject([
      { question: "photo", having: { posts: 7, middle: 22 }, without: { posts: 7, middle: 12 } },
    ]);
  });

  it("names none that chance makes, nor any of posts that are all alike", () => {
    const alike = whatWorked(posts(20, (id) => ({ has: id % 2 === 0 ? ["photo"] : [] })));
    expect(alike).toMatchObject({ asked: ["photo"], findings: [], missing: 0 });
    const noise = posts(20, (id) => ({ has: id % 2 === 0 ? ["photo"] : [], answered: (id * 7) % 20 }));
    expect(whatWorked(noise).findings).toEqual([]);
  });

  it("compares a made image with none, and asks six questions at most, of the sides with most posts", () => {
    const photos = posts(30, (id) => ({ has: id < 10 ? ["photo"] : id < 20 ? ["made"] : [] }));
    const grown = photos.map((post, id) => ({
      ...post,
      answered: (id < 10 ? 90 : id < 20 ? 30 : 9) + (id % 3),
    }));
    const made = whatWorked(grown).findings.find(({ question }) => question === "made");
    expect(made).toMatchObject({ having: { posts: 10, middle: 31 }, without: { posts: 10, middle: 10 } });
    const all = ["weekend", "long", "price", "day", "question"] as const;
    const mixed = grown.map((post, id) => ({
      ...post,
      has: [...post.has, ...all.filter((_, n) => (n === 1 ? id < 5 : id % ([2, 0, 3, 5, 4][n] ?? 1) === 0))],
    }));
    expect(whatWorked(mixed).asked).toEqual(["photo", "made", "weekend", "price", "day", "question"]);
  });

  it("asks nothing before five posts stand on each side, and says how many more it takes", () => {
    expect(whatWorked([])).toMatchObject({ asked: [], findings: [], missing: 10 });
    expect(whatWorked(twice(8))).toMatchObject({ asked: [], findings: [], missing: 2 });
    expect(whatWorked(twice(10))).toMatchObject({ asked: ["photo"], missing: 0 });
  });

  it("compares her own word as soon as it reaches as far as the figures", () => {
    const said = twice(14).map((post) => ({
      ...post,
      outcome: post.has.length > 0 ? ("NO" as const) : ("YES" as const),
    }));
    expect(whatWorked(said)).toMatchObject({
      measure: "word",
      findings: [{ question: "photo", having: { came: 0, posts: 7 }, without: { came: 7, posts: 7 } }],
    });
    const some = said.map((post, id) => (id < 8 ? post : { ...post, outcome: null }));
    expect(whatWorked(some).measure).toBe("figures");
  });

  it("names no difference of her word that the numbers of posts do not show", () => {
    const said = (having: WorkedPost["outcome"], without: WorkedPost["outcome"]) =>
      whatWorked(twice(14).map((post) => ({ ...post, outcome: post.has.length > 0 ? having : without })));
    expect(said("YES", "A_LITTLE")).toMatchObject({ measure: "word", asked: ["photo"], findings: [] });
    expect(said("A_LITTLE", "NO").findings).toMatchObject([{ having: { came: 7 }, without: { came: 0 } }]);
  });

  it("compares how many people saw posts before how often they were answered, and after her word", () => {
    const seen = twice(14).map((post) => ({ ...post, seen: 10 * (post.answered ?? 0) }));
    expect(whatWorked(seen)).toMatchObject({ measure: "seen", findings: [{ having: { middle: 220 } }] });
    expect(whatWorked(seen.map((post) => ({ ...post, outcome: "YES" as const }))).measure).toBe("word");
    const few = seen.map((post, id) => (id < 9 ? post : { ...post, seen: null }));
    expect(whatWorked(few).measure).toBe("figures");
  });

  it("says what is missing of her word where it will be first", () => {
    const said = twice(9).map((post) => ({ ...post, answered: null, outcome: "YES" as const }));
    expect(whatWorked(said)).toMatchObject({ measure: "word", counted: 9, missing: 1 });
  });
});

describe("a chance", () => {
  it("is the same for the same posts, and higher the more is asked", () => {
    const values = [9, 8, 7, 9, 8, 3, 2, 4, 3, 2, 5, 6];
    const first = values.map((_, index) => index < 6);
    const others = [1, 2, 3, 4, 5].map((by) => values.map((_, index) => (index * by) % 3 === 0));
    const [alone = 0] = chanceOf(values, [first]);
    const [among = 0] = chanceOf(values, [first, ...others]);
    expect(chanceOf(values, [first])).toEqual([alone]);
    expect(alone).toBeLessThan(0.05);
    expect(among).toBeGreaterThanOrEqual(alone);
  });
});
