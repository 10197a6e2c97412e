import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import type { ErrorCode } from "@/lib/errors";
import type { Problem, Restored, RestoredPost } from "@/lib/posts/scheduling/types";
import { shownText } from "../../../tests/shown-text";
import { useProblemText } from "./use-problem-text";
import { useRestoredText } from "@/components/posts/sheet/deleting/use-restored-text";

const close = (count: number): Problem => ({
  code: "POSTS_CLOSE",
  closeTo: Array.from({ length: count }, (_, id) => ({
    id,
    excerpt: "Rye from the oven",
    scheduledTime: "2026-11-27T15:05:00Z",
  })),
});
const failing: Problem = { code: "FACEBOOK_RECONNECT" };

const problems = (of: Problem[], several = false, locale: Locale = "en") =>
  shownText(() => useProblemText({ several }).describe(of), { locale });

describe("a problem of a schedule", () => {
  it("is the post that goes out close by, and not that this one would fail", async () => {
    const text = "Another post goes out within 15 minutes of it: “Rye from the oven”, 4:05 PM.";
    expect(await problems([close(1)])).toBe(text);
    expect(await problems([close(2)])).toBe(`${text} And one more.`);
    expect(await problems([close(4)])).toBe(`${text} And 3 more.`);
  });

  it("is told after what would fail, and each once", async () => {
    const told = await problems([failing, failing, close(1)]);
    expect(told.split("As things stand it would fail then.")).toHaveLength(2);
    expect(told).toMatch(/^As things stand.*Another post/);
  });

  it("names the day where several posts got their times", async () =>
    expect(await problems([close(1)], true)).toBe(
      "Posts go out within 15 minutes of each other: “Rye from the oven”, Friday, November 27, 4:05 PM.",
    ));

  it("is nothing where there is none", async () => expect(await problems([])).toBe("nothing"));

  it.each(LOCALES)("names the post in %s", async (locale) => {
    expect(await problems([close(2)], false, locale)).toMatch(/15.*Rye from the oven.*4:05.*\p{L}+\.$/u);
    expect(await problems([close(2)], true, locale)).toMatch(/15.*Rye from the oven.*27.*4:05.*\p{L}+\.$/u);
  });
});

describe("a post that is back", () => {
  const whole: Restored = { time: true, delivery: true, media: true, code: null };
  const draft = { status: "GENERATED", scheduledTime: null, paused: false, problems: [], postPlatforms: [] };
  const restored = (lost: Partial<Restored>, post: object = draft) =>
    shownText(() =>
      useRestoredText()({ ...post, restored: { ...whole, ...lost } } as unknown as RestoredPost),
    );
  const code = (name: ErrorCode) => ({ time: false, delivery: false, code: name });

  it("needs no words where it is a draft as before", async () => expect(await restored({})).toBe("nothing"));

  it.each([
    [code("TIME_HAS_PASSED"), "Its time has passed, so it is a draft now."],
    [
      code("PAGE_CHANGED"),
      "It was to go to a page that is no longer the connected one, so it is a draft now.",
    ],
    [{ time: false, delivery: false }, "Its time could not be brought back."],
    [{ delivery: false }, "It no longer goes to its page."],
    [{ media: false }, "One of its photos has been deleted meanwhile and is missing."],
    [
      { ...code("TIME_HAS_PASSED"), media: false },
      "Its time has passed, so it is a draft now. One of its photos has been deleted meanwhile and is missing.",
    ],
  ])("says what it has lost: %j", async (lost, words) => expect(await restored(lost)).toBe(words));

  it("says when it goes out again, and what is close by", async () => {
    const scheduled = {
      status: "SCHEDULED",
      scheduledTime: "2199-11-27T15:00:00Z",
      paused: false,
      postPlatforms: [],
    };
    expect(await restored({}, { ...scheduled, problems: [close(1)] })).toMatch(
      /^Goes out .*2199.* at 4:00 PM, Budapest time\. Another post goes out within 15 minutes of it/,
    );
  });
});
