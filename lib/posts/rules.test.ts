import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { clipPost, isOnItsWay, nextPoll, editStageOf, yourPostsPath } from "./rules";
import { freshPost, weightHint } from "@/lib/posts/drafting/rules";
import type { DeliveryStatus, PostStatus } from "./types";

const now = Date.parse("2026-11-21T12:00:00Z");

function post(status: PostStatus, delivery?: DeliveryStatus, scheduledTime: string | null = null) {
  const facts = {
    errorCode: null,
    errorMessage: null,
    permalink: null,
    pageName: null,
    held: false,
    heldFor: null,
  };
  return {
    status,
    scheduledTime,
    postPlatforms: delivery ? [{ id: 1, platform: "FACEBOOK" as const, status: delivery, ...facts }] : [],
  };
}

describe("the hint of the brand emphasis", () => {
  it.each([
    [0, "Minimally reference business details"],
    [20, "Minimally reference business details"],
    [21, "Lightly include business information"],
    [40, "Lightly include business information"],
    [41, "Balanced use of business details"],
    [60, "Balanced use of business details"],
    [61, "Prominently feature business information"],
    [80, "Prominently feature business information"],
    [81, "Extensively use business profile details"],
    [100, "Extensively use business profile details"],
  ])("at %i: %s", (weight, words) => {
    const hints: Record<string, string> = messages.Posts.weightHints;
    expect(hints[weightHint(weight).replace("Posts.weightHints.", "")]).toBe(words);
  });
});

describe("a post's edit stage", () => {
  it.each([
    ["GENERATED", undefined, "draft"],
    ["GENERATED", "FAILED", "draft"],
    ["GENERATED", "CANCELLED", "draft"],
    ["GENERATED", "UNKNOWN", "sending"],
    ["SCHEDULED", "PENDING", "scheduled"],
    ["SCHEDULED", "SENDING", "sending"],
    ["PUBLISHED", "SUCCESS", "published"],
    ["PUBLISHED", undefined, "published"],
  ] as const)("%s with a delivery that is %s: %s", (status, delivery, stage) =>
    expect(editStageOf(post(status, delivery))).toBe(stage),
  );

  it("is a draft when it has just been written", () => {
    const written = {
      generatedPost: { id: 7, content: "Rolls", imageUrl: null, media: [] },
      revision: 0,
      remainingCreditAmount: 5,
      cost: 3,
    };
    const fresh = freshPost(written, new Date(now));
    expect(fresh).toMatchObject({ id: 7, content: "Rolls", cost: 3, createdAt: "2026-11-21T12:00:00.000Z" });
    expect(editStageOf(fresh)).toBe("draft");
  });
});

describe("when a page polls again", () => {
  it.each([
    ["GENERATED", "SENDING", true],
    ["GENERATED", "UNKNOWN", true],
    ["GENERATED", "PENDING", true],
    ["SCHEDULED", "PENDING", false],
    ["PUBLISHED", "SUCCESS", false],
    ["GENERATED", "FAILED", false],
    ["GENERATED", "CANCELLED", false],
  ] as const)("a %s post with a %s delivery is on its way: %s", (status, delivery, onItsWay) =>
    expect(isOnItsWay(post(status, delivery))).toBe(onItsWay),
  );

  it("is ever later while a post is on its way, and never once it drags on", () => {
    const posts = [post("GENERATED", "UNKNOWN")];
    expect(nextPoll(posts, now, 0)).toBe(3_000);
    expect(nextPoll(posts, now, 1)).toBe(4_500);
    expect(nextPoll(posts, now, 20)).toBe(30_000);
    expect(nextPoll(posts, now, 60)).toBeNull();
  });

  it("is just after the time of a post that goes out within the hour", () => {
    expect(nextPoll([post("SCHEDULED", "PENDING", "2026-11-21T12:15:00Z")], now, 0)).toBe(
      15 * 60_000 + 2_000,
    );
    expect(nextPoll([post("SCHEDULED", "PENDING", "2026-11-21T13:30:00Z")], now, 0)).toBeNull();
    expect(nextPoll([post("SCHEDULED", "PENDING", "2026-11-21T11:59:00Z")], now, 0)).toBe(3_000);
  });

  it("is not where nothing will change by itself", () =>
    expect(nextPoll([post("GENERATED"), post("PUBLISHED", "SUCCESS")], now, 0)).toBeNull());
});

describe("the address of Your Posts", () => {
  it("is plain for the first page of all, and carries filter, words and page", () => {
    expect(yourPostsPath({ page: 0 })).toBe("/your-posts");
    expect(yourPostsPath({ status: "SCHEDULED", q: "rye & co", page: 2 })).toBe(
      "/your-posts?status=SCHEDULED&q=rye+%26+co&page=3",
    );
  });
});

describe("the text up to See more", () => {
  it.each(["👨‍👩‍👧‍👦", "🇭🇺", "👍🏽", "o\u0308"])("ends with a whole %s", (character) => {
    for (let before = 0; before < character.length; before += 1) {
      const clipped = clipPost(`${"x".repeat(before)}${character.repeat(500)}`) ?? "";
      expect(clipped.length).toBeGreaterThan(477 - character.length);
      expect(clipped.slice(before).replaceAll(character, "")).toBe("");
    }
  });

  it("ends at a word, or after five lines", () => {
    expect(clipPost("Rye bread ".repeat(60))).toBe(`${"Rye bread ".repeat(47)}Rye`);
    expect(clipPost("a\nb\nc\nd\ne\nf")).toBe("a\nb\nc\nd\ne");
    expect(clipPost("Short.")).toBeNull();
  });
});
