import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Post, PostPlatform } from "@/lib/posts/types";
import { formatsFor } from "@/lib/i18n/formats";
import messages from "@/messages/en.json";
import { DeliveryBadge, StatusBadge } from "./post-badges";
import { PostStatusLine } from "./post-status-line";
import { PostsOverview } from "@/components/posts/dashboard/posts-overview";

const draw = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" formats={formatsFor("en")} messages={messages}>
      {part}
    </NextIntlClientProvider>,
  );
const delivery = (status: string, platform = "FACEBOOK") =>
  draw(<DeliveryBadge delivery={{ id: 1, status, platform } as unknown as PostPlatform} />);

describe("the badge of a delivery", () => {
  it.each([
    ["SUCCESS", /text-good/],
    ["FAILED", /text-bad/],
    ["PENDING", /text-warn/],
  ])("%s has its colour", (status, colour) => expect(delivery(status)).toMatch(colour));

  const neutral = /class="[^"]*"/.exec(delivery("CANCELLED"))?.[0] ?? "";
  it.each(["SENDING", "UNKNOWN"])("%s is neutral", (status) => expect(delivery(status)).toContain(neutral));
  it("held back is neutral", () => {
    const held = { id: 1, status: "PENDING", platform: "FACEBOOK", held: true } as unknown as PostPlatform;
    expect(draw(<DeliveryBadge delivery={held} />)).toContain(neutral);
  });

  it.each([
    ["FACEBOOK", "Facebook: "],
    ["INSTAGRAM", "Instagram: "],
    ["TWITTER", "Twitter: "],
    ["LINKEDIN", "LinkedIn: "],
  ])("of %s is labelled", (platform, label) => expect(delivery("SUCCESS", platform)).toContain(label));
});

describe("a delivery that was held back", () => {
  it("says so, and not that it waits for its time", () => {
    const held = { id: 1, status: "PENDING", platform: "FACEBOOK", held: true } as unknown as PostPlatform;
    expect(draw(<DeliveryBadge delivery={held} />)).toContain("Facebook: Held back");
  });

  it.each([
    ["POST_LATE", "because its time has passed"],
    ["FACT_ENDED", "something that it mentions is over by then"],
    ["POST_HELD", "You asked to decide about this post"],
  ])("says why, whether its time has passed or not: %s", (heldFor, why) => {
    for (const scheduledTime of ["2020-01-02T10:00:00Z", "2120-01-02T10:00:00Z"]) {
      const held = { id: 1, status: "PENDING", platform: "FACEBOOK", held: true, heldFor };
      const post = { status: "SCHEDULED", postPlatforms: [held], paused: false, scheduledTime };
      expect(draw(<PostStatusLine post={post as unknown as Post} />)).toContain(why);
    }
  });

  it.each([
    ["2020-01-02T10:00:00Z", /Was due.*January 2, 2020/, /Goes out/],
    ["2120-01-02T10:00:00Z", /Goes out.*January 2, 2120/, /Was due/],
  ])("a time that is past or to come: %s", (scheduledTime, words, others) => {
    const post = { status: "SCHEDULED", postPlatforms: [], paused: false, scheduledTime };
    const html = draw(<PostStatusLine post={post as unknown as Post} />);
    expect(html).toMatch(words);
    expect(html).not.toMatch(others);
  });
});

describe("a post's edit stage", () => {
  it("looks different for each status", () => {
    const looks = (["PUBLISHED", "SCHEDULED", "GENERATED"] as const).map(
      (status) => /class="([^"]+)"/.exec(draw(<StatusBadge status={status} />))?.[1],
    );
    expect(new Set(looks).size).toBe(3);
  });
});

describe("the statistics without a post", () => {
  it("are nothing, 0%, and today in the long form", () => {
    const html = draw(
      <PostsOverview stats={{ postCount: 0, postsPublished: 0, publishRate: 0, latestPostDate: null }} />,
    );
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    expect(html).toContain(">0%<");
    expect(html).toContain(`>${today}<`);
  });
});
