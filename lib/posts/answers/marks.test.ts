import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, LOCALE_OF_LANGUAGE } from "@/lib/posts/constants";
import { AnswerStream, readAnswer } from "./answer-stream";
import type { Asked } from "./asked";
import good from "./cases/good.json" with { type: "json" };
import imperfect from "./cases/imperfect.json" with { type: "json" };
import { betweenMarks, tagFor } from "./marks";
import { type IsForeign, foreignTo } from "./judging/written-language";

const POST = "Rye is back from Saturday, 7 am.\n\nCall us to have a loaf put aside.";
const asked = (more: Partial<Asked> = {}): Asked => ({ request: "", hashtags: true, mark: "post", ...more });

/** Reads an answer in pieces: what was shown after each, and what is saved. */
function streamed(answer: string, size: number, with_ = asked()) {
  const stream = new AnswerStream(with_);
  const shown: string[] = [""];
  const show = ({ text, anew }: { text: string; anew: boolean }) =>
    shown.push(anew ? text : `${shown.at(-1)}${text}`);
  for (let at = 0; at < answer.length; at += size) show(stream.push(answer.slice(at, at + size)));
  const { content, problem, ...rest } = stream.end();
  show(rest);
  return { content, problem, shown };
}

describe("a text between marks", () => {
  it.each([
    ["alone", `<post>\n${POST}\n</post>`],
    ["behind any words", `I looked at this for a while. It is a good one.\n\nSee\n\n<post>${POST}</post>`],
    ["before any words", `<post>${POST}</post>\n\nI moved the day to the front.\n\nShall I add the price?`],
    [
      "behind thoughts without a mark of their own",
      `${"The bread is of rye. ".repeat(40)}<post>${POST}</post>`,
    ],
    ["behind what might be a post", `Rye is back.\n\nAnd rolls.\n\nAnd buns.\n\n<post>${POST}</post>`],
    ["behind talk of the marks", `It belongs between <post> and </post>, so:\n<post>${POST}</post>`],
    ["in Markdown", `**<post>**\n${POST}\n**</post>**`],
    ["in capitals", `<POST>\n${POST}\n</POST>`],
    ["in a fence", `\`\`\`xml\n<post>\n${POST}\n</post>\n\`\`\``],
    ["escaped", `&lt;post&gt;${POST}&lt;/post&gt;`],
    ["without the second one", `Here:\n<post>\n${POST}`],
    ["behind a thought with marks", `<think><post>Buns</post></think><post>${POST}</post>`],
    ["in JSON", JSON.stringify({ post: `<post>${POST}</post>` })],
    ["around JSON", `<post>${JSON.stringify({ text: POST })}</post>`],
    ["with its announcement", `<post>Sure! Here's your post:\n\n${POST}</post>`],
    ["in JSON behind another value", JSON.stringify({ note: "Short.", post: `<post>${POST}</post>` })],
    [
      "in JSON in a fence",
      `\`\`\`json\n${JSON.stringify({ post: `<post>${POST}</post>` }, null, 2)}\n\`\`\``,
    ],
    [
      "before talk of the marks",
      `<post>${POST}</post>\n\nIt stands between <post> and </post> as you asked.`,
    ],
    ["before an opening mark alone", `<post>${POST}</post>\n\nI have set <post> before it.`],
    ["once more", `<post>${POST}</post>\n\n<post>${POST}</post>`],
    ["with a label", `<post>Post: ${POST}</post>`],
    ["with a note", `<post>${POST}\n\nNote: I left out the price because it was not given.</post>`],
    ["with what was done", `<post>${POST}\n\nI kept it short and friendly, as requested.</post>`],
    ["with a note in German", `<post>${POST}\n\nHinweis: Ich habe den Preis weggelassen.</post>`],
    ["with a fence in it", `<post>${POST.replace("Call", "```\nCall")}\n\`\`\`</post>`],
    ["with a count", `<post>${POST}\n\n(14 words)</post>`],
  ])("is read %s", (_, answer) => {
    for (const size of [1, 3, 7, answer.length]) {
      const read = streamed(answer, size);
      expect(read).toMatchObject({ content: POST, problem: null });
      for (const shown of read.shown) expect(POST.startsWith(shown)).toBe(true);
    }
  });

  it("is shown while it is written", () => {
    const stream = new AnswerStream(asked());
    expect(stream.push("A post about rye.\n\nIt is short.\n\nMore of it.\n\n").text).toBe("");
    expect(stream.push("<po").text).toBe("");
    expect(stream.push("st>Rye is back from Saturday on.\n\nAt seven.\n\nAt the").text).toBe(
      "Rye is back from Saturday on.",
    );
    expect(stream.push(" stall.</post>\n\nI hope").text).toBe("");
    expect(stream.end()).toMatchObject({ text: "\n\nAt seven.\n\nAt the stall.", problem: null });
  });

  it("takes the place of a long answer that seemed to have no marks", () => {
    const thought = "Rye is a grain of the north, and people like it.\n\n".repeat(30);
    const read = streamed(`${thought}<post>${POST}</post>`, 20);
    expect(read).toMatchObject({ content: POST, problem: null });
    expect(read.shown.at(-1)).toBe(POST);
  });

  it("that has marks of another one behind it is a choice", () => {
    const read = readAnswer(`<post>${POST}</post>\n\nOr:\n\n<post>Rye, from Saturday on.</post>`, asked());
    expect(read.problem).toBe("CHOICE");
  });

  it("keeps a last paragraph that would be taken for talk without marks", () => {
    const text = `${POST}\n\nLet me know if you'd like a shorter text on your cake!`;
    expect(readAnswer(`<post>${text}</post>`, asked()).content).toBe(text);
    expect(readAnswer(text, asked()).content).toBe(POST);
  });

  it.each([
    "Note: you can collect your order until six.",
    "Note: I am closed on Monday.",
    "I kept the price.",
    "I wrote a book about rye: ask for it at the stall.",
    "I have added a new kind of bread, as you asked.",
    "Hinweis: Am Montag haben wir zu.",
    "Ich habe die Preise nicht geändert.",
    "Sag Bescheid, wenn ich den Text auf der Torte ändern soll!",
    "He vuelto con pan de centeno.",
    "Ho aggiunto un pane nuovo.",
    "J'ai gardé une place pour vous.",
  ])("keeps %j at its end", (last) => {
    const text = `${POST}\n\n${last}`;
    expect(readAnswer(`<post>${text}</post>`, asked()).content).toBe(text);
  });

  it("keeps what stands around a fence in it", () => {
    const recipe = "<post>Unser Rezept:\n\n```\n200 g Mehl\n```\n\nViel Spaß!</post>";
    expect(readAnswer(recipe, asked()).content).toBe("Unser Rezept:\n\n200 g Mehl\n\nViel Spaß!");
  });

  it("keeps the label of the part that it is worded anew of", () => {
    const part = "Text: come and see us.";
    expect(readAnswer("<post>Text: do come and see us.</post>", asked({ part })).content).toBe(
      "Text: do come and see us.",
    );
  });

  it("is waited for behind so many characters that a longer answer has none", () => {
    const paragraphs = "A loaf of rye keeps for a week.\n\n";
    const [short, long] = [20, 40].map(
      (times) => new AnswerStream(asked()).push(paragraphs.repeat(times)).text,
    );
    expect(short).toBe("");
    expect(long).toContain("A loaf of rye keeps for a week.");
    const answer = paragraphs.repeat(40).trimEnd();
    expect(readAnswer(answer, asked())).toMatchObject({ content: answer, problem: null });
  });

  it("that refuses or is empty is none", () => {
    const refusal = readAnswer("<post>I'm sorry, but I can't help with that.</post>", asked());
    expect(refusal.problem).toBe("REFUSAL");
    expect(readAnswer("A fine idea.<post>\n</post>", asked()).problem).toBe("EMPTY");
  });

  it("is asked for between a tag that the owner's words do not have, and keeps those", () => {
    const request = "A lesson about <post> and </post> in our course";
    const mark = tagFor("post", request);
    expect(mark).toBe("post-1");
    expect(betweenMarks(mark)).toContain("between <post-1> and </post-1>");
    for (const typed of ["<POST>", "< post >", "&lt;/post&gt;", "\\\\</post>", "</ post>", "`<post>`"])
      expect(tagFor("post", `A form with ${typed} in it`)).toBe("post-1");
    const text = "Our course explains <post> and </post> on Monday.";
    for (const size of [2, 200]) {
      const read = streamed(`Sure!\n<post-1>${text}</post-1>\nBye`, size, asked({ request, mark }));
      expect(read).toMatchObject({ content: text, problem: null });
    }
  });
});

describe("a short answer without the marks", () => {
  const subject = "Pottery course for beginners on Thursday evenings, eight places";
  it.each([
    ["QUESTION", "What does the course cost? And which level is it for?"],
    ["QUESTION", "Melyik napon lesz, és mennyibe kerül?"],
    ["REFUSAL", "This is a thing that someone else has to put into words."],
    ["REFUSAL", "Bei diesem Thema muss ich leider passen."],
  ])("is a %s where it has nothing else: %j", (problem, answer) => {
    expect(readAnswer(answer, asked({ subject })).problem).toBe(problem);
    expect(readAnswer(`<post>${answer}</post>`, asked({ subject })).problem).toBeNull();
  });

  it.each([
    ["Eight places are left. Do you come?", subject],
    ["Potters start on Thursday.", subject],
    ["Fresh from the oven at seven.", "buns"],
    ["Who would like to come to pottery?", `Ask who comes? ${subject}`],
  ])("is a post where it says something of the subject, or that has no words: %j", (answer, request) => {
    expect(readAnswer(answer, asked({ subject: request, request })).problem).toBeNull();
  });
});

describe("a short answer without the marks and without a word of the request", () => {
  it.each([
    ["There isn't much to go on yet.", "buns"],
    ["Je préfère ne pas aborder ce sujet.", "Nouvelle carte d'hiver"],
    ["Bei diesem Thema muss ich leider passen.", "Rye bread on Saturday, 4.50"],
    ["Saem do forno às sete.", "pães"],
  ])("may be a post or none: %j", (answer, request) => {
    expect(readAnswer(answer, asked({ request }))).toMatchObject({ problem: null, isDoubtful: true });
    expect(readAnswer(`<post>${answer}</post>`, asked({ request })).isDoubtful).toBe(false);
    const post = `${answer} ${request}`;
    expect(readAnswer(post, asked({ request }))).toMatchObject({ content: post, isDoubtful: false });
  });

  it.each([
    ["A super day. Rye bread is back.", "A super day"],
    ["Pan caliente desde las siete.", "pan"],
  ])("is a post where the request has no longer words: %j", (answer, request) => {
    expect(readAnswer(answer, asked({ request })).isDoubtful).toBe(false);
  });

  it.each([
    [
      "Bei diesem Thema kommt Freude auf.",
      { request: "Rye bread on Saturday, 4.50", isOfOtherLanguage: true },
    ],
    ["Warm aus dem Ofen.", { request: "" }],
    ["Warm aus dem Ofen.", { request: "pan" }],
  ])("is a post where that is in another language, or names no subject: %j", (answer, request) => {
    expect(readAnswer(answer, asked(request))).toMatchObject({ problem: null, isDoubtful: false });
  });

  it("is a post where the figures or names of another language come back", () => {
    const request = "Rozskenyér szombaton, 1490 Ft";
    expect(readAnswer("Rye bread for 1490 forints.", asked({ request })).isDoubtful).toBe(false);
  });
});

describe("a rewrite that asks, without the marks", () => {
  it("is one where it asks readers what the part says", () => {
    const part = "Kommt am Samstag vorbei!";
    expect(readAnswer("Kommst du am Samstag vorbei?", asked({ part })).problem).toBeNull();
    expect(readAnswer("Welchen Ton hättest du gern?", asked({ part })).problem).toBe("QUESTION");
    const subject = "Frisches Roggenbrot gibt es am Samstag ab sieben";
    expect(readAnswer("Lust auf frisches Roggenbrot am Samstag?", asked({ subject })).problem).toBeNull();
  });
});

describe("the cases of a text without marks", () => {
  const foreign = new Map<string, IsForeign>();
  beforeAll(async () => {
    for (const language of LANGUAGES)
      foreign.set(LOCALE_OF_LANGUAGE[language], await foreignTo(language, ""));
  });
  const of = (language: string, more: Partial<Asked>) => {
    const isForeign = foreign.get(language);
    return asked({ ...(isForeign ? { isForeign } : {}), ...more });
  };

  it("are read as well where the marks are missing", () => {
    for (const { language, answer, text, problem, prompt } of imperfect as Array<
      Record<"language" | "answer", string> & Partial<Record<"text" | "problem" | "prompt", string>>
    >) {
      const read = streamed(answer, 5, of(language, { hashtags: false, ...(prompt ? { prompt } : {}) }));
      if (problem) expect(read.problem).toBe(problem);
      else expect(read).toMatchObject({ content: text, problem: null });
    }
  });

  it("stand as they are between marks, whatever is said around them", () => {
    for (const [language = "", text = ""] of good)
      expect(
        readAnswer(`I like this one.\n\n<post>${text}</post>\n\nSo do I.`, of(language, {})),
      ).toMatchObject({ content: text, problem: null });
  });
});
