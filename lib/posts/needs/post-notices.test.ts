import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/posts/checking/types";
import { daysIn } from "@/lib/text/days/mentions";
import { type NoticedPost, postNotices } from "./post-notices";

const timeZone = "Europe/Budapest";
const at = "2026-11-30T15:00:00.000Z";
const post = (content: string, parts: Partial<NoticedPost> = {}): NoticedPost => ({
  ...{ id: 1, content, revision: 1, status: "SCHEDULED", writtenAt: "2026-11-25T09:00:00.000Z" },
  ...{ rightBlanks: [], ended: null, scheduledTime: at, ...parts },
});
const noticesOf = (of: NoticedPost, content = of.content, claims: Claim[] = []) =>
  postNotices(of, {
    ...{ content, at, timeZone, claims },
    days: daysIn(content, { writtenAt: new Date(of.writtenAt), timeZone }),
  }).map(({ kind, text, from, to }) => {
    expect(content.slice(from, to)).toBe(text);
    return `${kind} ${text.trim()}`;
  });

describe("what is wrong with a post", () => {
  it("is one list, each with its words", () => {
    const content = "Goose 3,900 Ft until Saturday, 28 November. Call [number] by 8:07 pm.";
    const price = { from: 6, to: 14, text: "3,900 Ft" };
    const ended = { ...price, until: "2026-11-29T23:00:00.000Z", factId: "f" };
    const [from, text] = [content.indexOf("8:07"), "8:07 pm"];
    const claim: Claim = {
      ...{ from, to: from + text.length, text, kind: "TIME", verdict: "UNSAID", source: null, factId: null },
    };
    expect(noticesOf(post(content, { ended }), content, [claim])).toEqual([
      "BLANK [number]",
      "ENDED 3,900 Ft",
      "DAY until Saturday, 28 November.",
      "CLAIM 8:07 pm",
    ]);
  });

  it("leaves out what its owner has called right, and what is said twice", () => {
    expect(noticesOf(post("Call [number].", { rightBlanks: ["[number]"] }))).toEqual([]);
    expect(noticesOf(post("[number] or [number]"))).toEqual(["BLANK [number]"]);
  });

  it("says nothing of an ended fact whose words are changed, and nothing where all is well", () => {
    const ended = { from: 0, to: 8, text: "3,900 Ft", until: null, factId: "f" };
    expect(noticesOf(post("3,900 Ft a goose", { ended }), "4,200 Ft a goose")).toEqual([]);
    expect(noticesOf(post("Rye is back on Monday, 30 November."))).toEqual([]);
  });
});
