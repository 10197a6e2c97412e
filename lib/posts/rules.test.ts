import { describe, expect, it } from "vitest";
import { isOnItsWay, nextLook, weightHint, yourPostsPath } from "./rules";
import type { DeliveryStatus, PostStatus } from "./types";

const now = Date.parse("2026-11-21T12:00:00Z");

function post(status: PostStatus, delivery?: DeliveryStatus, scheduledTime: string | null = null) {
  const facts = { errorCode: null, errorMessage: null, permalink: null, held: false };
  return {
    status,
    scheduledTime,
    postPlatforms: delivery ? [{ id: 1, platform: "FACEBOOK" as const, status: delivery, ...facts }] : [],
  };
}

describe("the hint of the brand emphasis", () => {
  it.each([
    [0, "minimal"],
    [20, "minimal"],
    [25, "light"],
    [40, "light"],
    [45, "balanced"],
    [60, "balanced"],
    [65, "prominent"],
    [80, "prominent"],
    [85, "extensive"],
    [100, "extensive"],
  ])("at %i", (weight, hint) => expect(weightHint(weight)).toBe(`Posts.weightHints.${hint}`));
});

describe("when a page looks again", () => {
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
    expect(nextLook(posts, now, 0)).toBe(3_000);
    expect(nextLook(posts, now, 1)).toBe(4_500);
    expect(nextLook(posts, now, 20)).toBe(30_000);
    expect(nextLook(posts, now, 60)).toBeNull();
  });

  it("is just after the time of a post that goes out within the hour", () => {
    expect(nextLook([post("SCHEDULED", "PENDING", "2026-11-21T12:15:00Z")], now, 0)).toBe(
      15 * 60_000 + 2_000,
    );
    expect(nextLook([post("SCHEDULED", "PENDING", "2026-11-21T13:30:00Z")], now, 0)).toBeNull();
    expect(nextLook([post("SCHEDULED", "PENDING", "2026-11-21T11:59:00Z")], now, 0)).toBe(3_000);
  });

  it("is not where nothing will change by itself", () =>
    expect(nextLook([post("GENERATED"), post("PUBLISHED", "SUCCESS")], now, 0)).toBeNull());
});

describe("the address of Your Posts", () => {
  it("is plain for the first page of all, and carries filter, words and page", () => {
    expect(yourPostsPath({ page: 0 })).toBe("/your-posts");
    expect(yourPostsPath({ status: "SCHEDULED", q: "rye & co", page: 2 })).toBe(
      "/your-posts?status=SCHEDULED&q=rye+%26+co&page=3",
    );
  });
});
