import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { LANGUAGES, LOCALE_OF_LANGUAGE } from "@/lib/posts/constants";
import { AnswerStream, readAnswer } from "./answer-stream";
import type { Asked } from "./asked";
import good from "./cases/good.json" with { type: "json" };
import imperfect from "./cases/imperfect.json" with { type: "json" };
import { type IsForeign, foreignTo } from "./judging/written-language";

type Case = {
  kind: string;
  language: string;
  answer: string;
  text?: string;
  problem?: string;
  prompt?: string;
};

const foreign = new Map<Locale, IsForeign>();
const asked = (language: string, more: Partial<Asked> = {}): Asked => {
  const isForeign = foreign.get(language as Locale);
  return { request: "", hashtags: false, ...(isForeign ? { isForeign } : {}), ...more };
};

/** Reads an answer in pieces, and collects what is shown. */
function streamed(answer: string, size: number, with_: Asked) {
  const stream = new AnswerStream(with_);
  let shown = "";
  const show = ({ text, anew }: { text: string; anew: boolean }) => (shown = anew ? text : shown + text);
  let before = "";
  for (let at = 0; at < answer.length; at += size) {
    show(stream.push(answer.slice(at, at + size)));
    before = shown;
  }
  const { content, problem, ...rest } = stream.end();
  show(rest);
  return { content, problem, shown, before };
}

beforeAll(async () => {
  for (const language of LANGUAGES) foreign.set(LOCALE_OF_LANGUAGE[language], await foreignTo(language, ""));
});

describe("the text out of a model's answer", () => {
  describe("with blanks", () => {
    const prompt = "Fact 1: Phone: 555 0100\nFact 2: Address: Mill Lane 4\nBusiness: Crumb (bakery)";
    it.each([
      ["Call [phone number] first, at [Address].", "Call 555 0100 first, at Mill Lane 4."],
      ["Rye is back at {business name}.", "Rye is back at Crumb."],
      ["Hívjon: [telefonszám]. Cím: [a cég címe]", "Hívjon: 555 0100. Cím: Mill Lane 4"],
      ["Rufen Sie an: [Ihre Telefonnummer].", "Rufen Sie an: 555 0100."],
      ["Call {telefono}.\nAddress: [your address]", "Call 555 0100.\nAddress: Mill Lane 4"],
    ])("fills in %j from what is known", (answer, text) => {
      expect(readAnswer(answer, asked("en", { prompt }))).toMatchObject({ content: text, problem: null });
    });
    it.each([
      "Our new [product name] is here.",
      "Congratulations, [name of the winner]!",
      "Only [number of seats] left.",
      "Write to [email address].",
      "Itt az új [termék neve].",
      "Voici notre [nom du produit].",
      "Hello [name]!",
    ])("leaves what asks for something else: %j", (answer) => {
      expect(readAnswer(answer, asked("en", { prompt }))).toMatchObject({
        content: answer,
        problem: "BLANK",
      });
    });
    it("leaves one that nothing or more than one thing fits", () => {
      const two = `${prompt}\nFact 3: Phone: 555 0199`;
      const read = readAnswer("Call [phone], ends [date].", asked("en", { prompt: two }));
      expect(read).toMatchObject({ content: "Call [phone], ends [date].", problem: "BLANK" });
    });
  });

  it("has cases of every kind in every language", () => {
    expect(imperfect.length).toBeGreaterThanOrEqual(120);
    expect(new Set(imperfect.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
    expect(good.length).toBeGreaterThanOrEqual(100);
    expect(new Set([...imperfect.map(({ language }) => language)])).toEqual(new Set(LOCALES));
  });

  it.each(imperfect as Case[])("$kind, $language: $answer", ({ language, answer, text, problem, prompt }) => {
    const with_ = asked(language, prompt ? { prompt } : {});
    for (const size of [3, answer.length]) {
      const read = streamed(answer, size, with_);
      if (problem) expect(read.problem).toBe(problem);
      else {
        expect(read).toMatchObject({ content: text, problem: null, shown: text });
        expect(text?.startsWith(read.before)).toBe(true);
      }
    }
  });

  it.each(good)("%s, as it stands: %j", (language = "", text = "") => {
    const with_ = asked(language, { hashtags: true });
    expect(streamed(text, 3, with_)).toMatchObject({ content: text, problem: null, shown: text });
  });

  it("is shown while it is written, but for its first and its last paragraph", () => {
    const stream = new AnswerStream(asked("en"));
    expect(stream.push("Rye is back, and with it the walnut loaf.\n\nFrom Saturday on.").text).toBe("");
    expect(stream.push("\n\nAt seven,").text).toBe("Rye is back, and with it the walnut loaf.");
    expect(stream.push(" at the stall.\n\nLet me know if").text).toBe("\n\nFrom Saturday on.");
    expect(stream.push(" you'd like a shorter version!\n\n").text).toBe("");
    expect(stream.end()).toMatchObject({
      text: "\n\nAt seven, at the stall.",
      content: "Rye is back, and with it the walnut loaf.\n\nFrom Saturday on.\n\nAt seven, at the stall.",
    });
  });

  it("replaces what was shown where that turns out to be a thought", () => {
    const stream = new AnswerStream(asked("en"));
    expect(
      stream.push("Rye is a grain of the north.\n\nIt is dark and sour.\n\nPeople like it.\n\n").text,
    ).not.toBe("");
    stream.push("So I write of it.</think>Rye is back from Saturday on.\n\nCall us.");
    expect(stream.end()).toMatchObject({ content: "Rye is back from Saturday on.\n\nCall us." });
  });

  it("keeps what the owner wrote herself", () => {
    const part = "- rye\n- spelt\n\n#rye";
    expect(readAnswer("- dark rye\n- spelt\n\n#rye", { request: "", hashtags: false, part }).content).toBe(
      "- dark rye\n- spelt\n\n#rye",
    );
    const link = "https://example.com/rye";
    const prompt = `Links:\n${link}\nLanguage: English`;
    expect(readAnswer(`Rye is back.\n${link}`, { request: "", hashtags: false, prompt }).content).toContain(
      link,
    );
    const quotation = { request: "", hashtags: false, part: "“Good bread.”" };
    expect(readAnswer("“Very good bread.”", quotation).content).toBe("“Very good bread.”");
  });

  it("may be in the language of the request", async () => {
    const isForeign = await foreignTo("english", "Szombaton újra van rozskenyér, írd magyarul");
    const text = "Szombaton reggel héttől újra van rozskenyér. Hívjon fel bennünket, és félreteszünk egyet.";
    expect(readAnswer(text, { request: "", hashtags: false, isForeign }).problem).toBeNull();
  });

  it("may say what its owner has said of the business, in the owner's words", async () => {
    const profile = "Kenyeret sütünk, rozslisztből, fatüzelésű kemencében. Családi műhely a piac mögött.";
    const isForeign = await foreignTo("english", "", profile);
    const text = "Crumb: Buns, from Saturday.\n\nKenyeret sütünk, rozslisztből, fatüzelésű kemencében.";
    expect(readAnswer(text, { request: "", hashtags: false, isForeign }).problem).toBeNull();
    const other = "Szombaton reggel héttől újra van rozskenyér. Hívjon fel, és félreteszünk egyet.";
    expect(readAnswer(other, { request: "", hashtags: false, isForeign }).problem).toBe("LANGUAGE");
  });

  it.each([
    "<".repeat(20_000),
    "[".repeat(20_000),
    "*a".repeat(10_000),
    "a\n\n".repeat(5_000),
    "_x ".repeat(7_000),
  ])("reads an answer that is as awkward as can be", (answer) =>
    expect(readAnswer(answer, asked("en")).content.length).toBeLessThanOrEqual(answer.length),
  );
});
