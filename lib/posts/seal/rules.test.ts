import { describe, expect, it } from "vitest";
import { type Found, type SealedClaim, type FoundLink, sentChecks, textChecks } from "./rules";

const now = "2026-12-04T15:00:00.000Z";
const found = (parts: Partial<Found> = {}): Found => ({
  ...{ now, goes: "AT_TIME", last: false, otherWords: false, day: "2026-12-04", model: null, ended: null },
  days: { count: 1, wrong: null, kept: [] },
  claims: { at: now, all: [], unread: [] },
  blanks: { open: [], kept: [] },
  links: { urls: [], more: [] },
  page: { at: now, problem: null },
  ...parts,
});
/** Each check in a line, as far as it is not RIGHT. */
const saidOf = (parts?: Partial<Found>) =>
  textChecks(found(parts)).map(({ kind, outcome, reason, code, words }) =>
    [kind, outcome, reason, code, words?.join("|")].filter(Boolean).join(" "),
  );
const RIGHT = ["DAYS RIGHT", "CLAIMS RIGHT", "BLANKS RIGHT", "PAGE RIGHT"];
const without = (kind: string) => RIGHT.filter((check) => !check.startsWith(kind));
const claim = (text: string, verdict: string, parts: Partial<SealedClaim> = {}): SealedClaim => ({
  ...{ kind: "PRICE", text, value: `PRICE ${text}`, verdict, gone: false, ...parts },
});
const link = (url: string, state: FoundLink["state"], at = now, leftAt: string | null = null) => ({
  ...{ url, state, at, leftAt },
});

describe("what is said of a post's checks", () => {
  it("is that all is right where it is, each with when and by what", () => {
    expect(saidOf()).toEqual(RIGHT);
    const by = (model: string | null) => textChecks(found({ model })).map((check) => [check.by, check.model]);
    expect(by("small")).toEqual([
      ["MODEL", "small"],
      ["MODEL", "small"],
      ["RULES", undefined],
      ["FACEBOOK", undefined],
    ]);
    expect(by(null)[0]).toEqual(["RULES", undefined]);
    expect(textChecks(found()).every(({ at }) => at === now)).toBe(true);
  });

  it.each<[string, Partial<Found>, string[]]>([
    ["a wrong day", { days: { count: 2, wrong: "Monday ", kept: [] } }, ["DAYS WRONG Monday"]],
    [
      "a day that its owner keeps",
      { days: { count: 1, wrong: null, kept: ["Monday"] } },
      ["DAYS RIGHT Monday"],
    ],
    [
      "another day beside one that its owner keeps",
      { days: { count: 2, wrong: "Friday", kept: ["Monday"] } },
      ["DAYS WRONG Friday"],
    ],
    ["a day without a time to agree with", { day: null }, ["DAYS OPEN NO_TIME"]],
    [
      "a day whose weekday is another, without a time too",
      { day: null, days: { count: 1, wrong: "Sun 5 Dec", kept: [] } },
      ["DAYS WRONG Sun 5 Dec"],
    ],
    ["no day, without a time", { day: null, days: { count: 0, wrong: null, kept: [] } }, ["DAYS RIGHT"]],
    ["a text nobody has looked through", { claims: null }, ["CLAIMS OPEN SOON"]],
    ["the same as it goes out", { claims: null, last: true }, ["CLAIMS OPEN AT_ONCE"]],
    ["what has ended", { ended: "3 €" }, ["CLAIMS WRONG FACT_ENDS 3 €"]],
    ["a blank", { blanks: { open: ["[name]", "[name]"], kept: [] } }, ["BLANKS WRONG [name]"]],
    ["a blank that is kept", { blanks: { open: [], kept: ["[name]"] } }, ["BLANKS RIGHT [name]"]],
    [
      "a page that is not public",
      { page: { at: now, problem: "PAGE_UNPUBLISHED" } },
      ["PAGE WRONG PAGE_UNPUBLISHED"],
    ],
    ["a page that nobody has asked yet", { page: { at: null, problem: null } }, ["PAGE OPEN SOON"]],
    [
      "a page that did not answer in time",
      { page: { at: null, problem: null }, last: true },
      ["PAGE OPEN NO_ANSWER"],
    ],
    [
      "a page that was not waited for",
      { page: { at: null, problem: null }, goes: "AT_ONCE" },
      ["PAGE OPEN AT_ONCE"],
    ],
    ["a draft's page", { goes: "NOT_YET" }, ["PAGE OPEN NOT_SCHEDULED"]],
  ])("names %s", (_, parts, expected) => {
    const kind = expected[0]?.split(" ")[0] ?? "";
    const said = saidOf(parts);
    expect(said.filter((check) => check.startsWith(kind))).toEqual(expected);
    expect(said.filter((check) => !check.startsWith(kind))).toEqual(without(kind));
  });

  it("names no half character, which no database stores", () => {
    expect(saidOf({ days: { count: 1, wrong: "Sun 5 Dec \ud83c", kept: [] } })[0]).toBe(
      "DAYS WRONG Sun 5 Dec",
    );
    expect(saidOf({ days: { count: 1, wrong: "Sun 5 Dec 🎄", kept: [] } })[0]).toBe(
      "DAYS WRONG Sun 5 Dec 🎄",
    );
  });

  it("calls nothing the owner's that only a model sees, and no claim unsaid that she made", () => {
    const all = [
      claim("3 €", "SAID"),
      claim("4 €", "UNSAID"),
      claim("5 €", "RIGHT"),
      claim("6 €", "SAID", { gone: true }),
    ];
    const claims = (parts: object) => saidOf({ claims: { at: null, all: [], unread: [], ...parts } })[1];
    expect(claims({ all })).toBe("CLAIMS WRONG 4 €|6 €");
    expect(claims({ all: all.slice(0, 1), unread: ["five euros"] })).toBe("CLAIMS OPEN UNREAD five euros");
    const day = claim("4 December", "UNSAID", { kind: "DATE", value: "DATE 12-4" });
    expect(claims({ all: [day] }), "the day on which it goes out").toBe("CLAIMS RIGHT");
    expect(claims({ all: [{ ...day, value: "DATE 12-5" }] })).toBe("CLAIMS WRONG 4 December");
  });

  it("says of each link what was found, and of none that was not opened that it answers", () => {
    const links = {
      urls: [
        ...[link("a", "OK"), link("b", "OK", "2026-12-04T14:00:00.000Z")],
        ...[link("c", "DEAD"), link("d", "MOVED"), link("e", "UNREAD"), link("f", null)],
      ],
      more: ["g"],
    };
    const of = (parts: Partial<Found>) =>
      saidOf({ links, ...parts }).filter((check) => check.startsWith("LINKS"));
    const read = ["LINKS RIGHT", "LINKS WRONG c|d", "LINKS OPEN NO_ANSWER e"];
    expect(of({})).toEqual([...read, "LINKS OPEN SOON f", "LINKS OPEN MANY g"]);
    expect(of({ goes: "NOT_YET" })).toContain("LINKS OPEN NOT_SCHEDULED f");
    expect(of({ last: true })).toContain("LINKS OPEN AT_ONCE f");
    const [good] = textChecks(found({ links })).filter(({ kind }) => kind === "LINKS");
    expect(good).toMatchObject({ count: 2, at: "2026-12-04T14:00:00.000Z" });
    const left = { urls: [link("c", "DEAD", now, now), link("d", "MOVED")], more: [] };
    expect(of({ links: left })).toEqual(["LINKS WRONG d", "LINKS RIGHT c"]);
    expect(textChecks(found({ links: left })).find(({ words }) => words?.[0] === "c")?.by).toBe("OWNER");
  });

  it("says nothing of a text that the page does not show", () => {
    const said = saidOf({ otherWords: true, blanks: { open: ["[name]"], kept: [] } });
    expect(said).toEqual([
      ...["DAYS", "CLAIMS", "BLANKS", "LINKS"].map((kind) => `${kind} OPEN OTHER_WORDS`),
      "PAGE RIGHT",
    ]);
  });
});

describe("what is said of a post that went out", () => {
  const delivery = { sentAt: now, seenAt: null, goneAt: null, nextLook: null, byOwner: false };
  const later = "2026-12-04T15:10:00.000Z";
  it.each([
    ["seen", { seenAt: later }, ["SENT RIGHT FACEBOOK", "SEEN RIGHT FACEBOOK"]],
    ["still to be seen", { nextLook: later }, ["SENT RIGHT FACEBOOK", "SEEN OPEN SOON"]],
    ["never seen", {}, ["SENT RIGHT FACEBOOK", "SEEN OPEN NO_ANSWER"]],
    ["gone", { goneAt: later, seenAt: now }, ["SENT RIGHT FACEBOOK", "SEEN WRONG FACEBOOK"]],
    ["back again", { goneAt: now, seenAt: later }, ["SENT RIGHT FACEBOOK", "SEEN RIGHT FACEBOOK"]],
    ["there by its owner's word", { byOwner: true }, ["SENT RIGHT OWNER"]],
    ["marked by its owner", null, ["SENT RIGHT OWNER"]],
  ])("%s", (_, parts, expected) => {
    const checks = sentChecks({ publishedAt: now, delivery: parts && { ...delivery, ...parts } });
    expect(checks.map(({ kind, outcome, by, reason }) => `${kind} ${outcome} ${by ?? reason}`)).toEqual(
      expected,
    );
  });
});
