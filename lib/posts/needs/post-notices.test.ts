import { describe, expect, it } from "vitest";
import { daysIn } from "@/lib/text/days/mentions";
import { openBlanks } from "@/lib/text/explicit/blanks";
import type { Need } from "./types";
import { keptDates, wrongDays } from "@/lib/posts/right-days";
import { type ClaimNotice, type NoticedPost, postNotices } from "./post-notices";

const timeZone = "Europe/Budapest";
const at = "2026-11-30T15:00:00.000Z";
const post = (content: string, parts: Partial<NoticedPost> = {}): NoticedPost => ({
  ...{ id: 1, content, revision: 1, status: "SCHEDULED", writtenAt: "2026-11-25T09:00:00.000Z" },
  ...{ rightBlanks: [], rightDays: [], ended: null, scheduledTime: at, found: null, ...parts },
});
const noticesOf = (of: NoticedPost, content = of.content, claims: ClaimNotice[] = [], needs: Need[] = []) =>
  postNotices(of, {
    ...{ content, at, timeZone, claims, needs, blanks: openBlanks(content, of.rightBlanks) },
    days: daysIn(content, { writtenAt: new Date(of.writtenAt), timeZone }),
  }).map(({ kind, text, from, to }) => {
    expect(content.slice(from, to)).toBe(text);
    return `${kind} ${text.trim()}`.trim();
  });

describe("what is wrong with a post", () => {
  it("is one list, each with its words", () => {
    const content =
      "Goose 3,900 Ft until Saturday, 28 November. Call [number] by 8:07 pm: goose.example/1 or goose.example/12";
    const price = { from: 6, to: 14, text: "3,900 Ft" };
    const ended = { ...price, until: "2026-11-29T23:00:00.000Z", factId: "f" };
    const [from, text] = [content.indexOf("8:07"), "8:07 pm"];
    const said = { from, to: from + text.length, text, kind: "TIME", value: "TIME 20:07" };
    const link = { url: "goose.example/1", finding: "GONE", host: null } as const;
    const other = { ...link, url: "goose.example/2" };
    const found = { read: null, unsaid: [], links: [link, other] };
    const claims = [said, { ...price, kind: "PRICE", value: "PRICE 3900 HUF" }];
    expect(noticesOf(post(content, { ended, found }), content, claims, ["page", "plan"])).toEqual([
      "PAGE",
      "BLANK [number]",
      "ENDED 3,900 Ft",
      "DAY until Saturday, 28 November.",
      "LINK goose.example/1",
      "CLAIM 8:07 pm",
    ]);
  });

  it("says of a draft what keeps it from its time, and of the day of sending nothing", () => {
    const of = post("Open on 30 November", { status: "GENERATED", scheduledTime: null });
    const day = { from: 8, to: 19, text: "30 November", kind: "DATE", value: "DATE 11-30" };
    expect(noticesOf(of, of.content, [day], ["plan", "credits"])).toEqual(["PLAN", "CREDITS"]);
    expect(noticesOf(of, of.content, [{ ...day, value: "DATE 12-30" }])).toEqual(["CLAIM 30 November"]);
  });

  it("asks about a day no more that its owner keeps, while its words and the day of sending stay", () => {
    const of = post("Friday, 27 November 2026, or Saturday, 28 November 2026");
    const days = daysIn(of.content, { writtenAt: new Date(of.writtenAt), timeZone });
    const { wrong, keeping } = wrongDays(of, days, at, timeZone);
    const rightDays = wrong ? keeping(wrong) : [];
    expect(noticesOf({ ...of, rightDays })).toEqual(["DAY Saturday, 28 November 2026"]);
    const both = wrongDays({ ...of, rightDays }, days, at, timeZone);
    const all = { ...of, rightDays: both.wrong ? both.keeping(both.wrong) : [] };
    expect(noticesOf(all)).toEqual([]);
    expect([...keptDates(all, days)]).toEqual(["2026-11-30"]);
    expect([...keptDates({ ...of, rightDays }, days)], "the other day is not kept").toEqual([]);
    expect(noticesOf({ ...all, writtenAt: "2026-11-25T09:01:00.000Z" })).toHaveLength(1);
    expect(wrongDays(all, days, "2026-12-01T15:00:00.000Z", timeZone).wrong).toBe(days[0]);
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
