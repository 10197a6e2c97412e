import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as DEMO } from "../../../app/api/demo/route";
import { POST as DESCRIBE } from "../../../app/api/media/[id]/describe/route";
import { POST as REWRITE } from "../../../app/api/post/[id]/rewrite/route";
import { SOCKET_ADDRESS_HEADER } from "../../../lib/http/addresses/client-address";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { makeOwner, makePost } from "../../factories";
import { actorOf } from "../../facebook";
import { call, requestOf } from "../../fixtures";
import { inRequest } from "../../request-scope";
import { campaignFor, makeCampaigner } from "./campaigns/campaigns";
import { draft, eventsOf, openDraft, rolls, settledBalance } from "./drafting/drafts";
import { bluePhoto } from "./photos";
import { sendCompletion, startOddModel } from "./planning/odd-model";
import { at, ideasFor, makePlanner, write } from "./planning/weeks";

let model: Awaited<ReturnType<typeof startOddModel>>;
beforeAll(async () => void (model = await startOddModel()));
afterAll(() => model.stop());
beforeEach(async () => void (await db.rateLimit.deleteMany()));

const RYE = "Rye bread is back from Saturday, seven o’clock.\n\nCall us and we keep a loaf for you.";
/** Where the model puts the marks that its prompt names. */
const [BEGIN, END] = ["{begin}", "{end}"];
/** Answers every request so, with the marks that it asks for; without any there is nothing but the text. */
const says = (answer: string) =>
  model.answers((reply, request) => {
    const tag = /between <([\w-]+)> and <\/\1>/.exec(JSON.stringify(request))?.[1];
    const [before = "", text, after = ""] = answer.split(/\{(?:begin|end)\}/);
    const marked = tag ? `${before}\n\n<${tag}>\n${text}\n</${tag}>\n\n${after}` : text;
    sendCompletion(reply, text === undefined ? answer : marked);
  });
/** What a model says instead of a text, and around it. */
const LEFTOVERS: [kind: string, (text: string) => string][] = [
  ["a preamble", (text) => `Sure! Here's your post:\n\n${text}`],
  ["an offer", (text) => `${text}\n\nLet me know if you'd like a shorter version!`],
  ["a thought", (text) => `<think>Something about it.\n\nShort.</think>\n${text}`],
  ["a mark", (text) => `<|im_start|>assistant\n${text}<|im_end|>`],
  ["a fence", (text) => `\`\`\`\n${text}\n\`\`\``],
  ["quotation marks", (text) => `“${text}”`],
  ["JSON", (text) => JSON.stringify({ text })],
  [
    "tags",
    (text) =>
      text
        .split("\n\n")
        .map((one) => `<p>${one}</p>`)
        .join(""),
  ],
  ["hashtags", (text) => `${text}\n\n#Something #Else`],
  ["a rule and a count", (text) => `${text}\n\n---\n\n(17 words)`],
  ["words of no known kind", (text) => `It took me a while.${BEGIN}${text}${END}Take it or leave it.`],
];
const NO_TEXT: [answer: string, code: string][] = [
  ["I'm sorry, but I can't help with that.", "MODEL_REFUSED"],
  ["Could you tell me more about the post?", "MODEL_REFUSED"],
  [`Version 1:\n${RYE}\n\nVersion 2:\n${RYE}`, "MODEL_GARBAGE"],
];

const demo = async (answer: string) => {
  says(answer);
  const body = new FormData();
  for (const [name, value] of Object.entries({ businessName: "Crumb", about: "Rye bread", locale: "en" }))
    body.set(name, value);
  const headers = {
    origin: env().APP_URL,
    "sec-fetch-site": "same-origin",
    [SOCKET_ADDRESS_HEADER]: "198.51.100.7",
  };
  const request = requestOf({ method: "POST", path: "/api/demo", body, headers });
  const { result } = await inRequest(request, () => DEMO(request, { params: Promise.resolve({}) }));
  const { message, object } = (await result.json()) as {
    message: string;
    object: { content?: string } | null;
  };
  return { message, content: object?.content };
};

async function rewriteOf(token: string, userId: string, body: object) {
  const { id } = await makePost(userId, {
    content: "Old bread, old words, and it is £4.20.\n\nCome by for it, on any day.",
  });
  const end = 67;
  const { message, object } = await call(REWRITE, {
    bearer: token,
    params: { id: String(id) },
    body: { start: 0, end, revision: 0, ...body },
  });
  return { message, content: (object as { replacement?: string }).replacement };
}

describe.each(LEFTOVERS)("%s around a text", (_, around) => {
  it("is in no draft, streamed or whole, and in no version", async () => {
    const { token } = await makeOwner();
    says(around(RYE));
    const { object } = await draft(token);
    const { id, content } = (object as { generatedPost: { id: number; content: string } }).generatedPost;
    expect(content).toBe(RYE);
    const events = await eventsOf(await openDraft(token));
    const shown = events.filter(({ name }) => name === "text").map(({ data }) => data.delta);
    expect(shown.join("")).toBe(RYE);
    expect(await draft(token, { body: { ...rolls, postId: id } })).toMatchObject({
      object: { generatedPost: { content: RYE } },
    });
  });

  it("is in no new wording and no translation", async () => {
    const { user, token } = await makeOwner();
    const warm = `Fresh bread at £4.20.\n\n${RYE.split("\n\n")[1] ?? ""}`;
    says(around(warm));
    expect((await rewriteOf(token, user.id, { kind: "PLAINER" })).content).toBe(warm);
    const german =
      "Altes Brot, alte Worte, und es kostet £4.20.\n\nKommen Sie an jedem beliebigen Tag vorbei.";
    says(around(german));
    expect((await rewriteOf(token, user.id, { kind: "LANGUAGE", language: "german" })).content).toBe(german);
  });

  it("is in no alternative text, and not in a visitor's post", async () => {
    const { token } = await makeOwner();
    const id = await bluePhoto(await actorOf(token));
    says(around("A loaf of rye bread on a board."));
    const described = await call(DESCRIBE, { bearer: token, params: { id }, body: { content: "Rye bread" } });
    expect(described).toMatchObject({ object: { altText: "A loaf of rye bread on a board." } });
    expect(await demo(around(RYE))).toMatchObject({ content: RYE });
  });

  it("is in no idea of a week or a campaign, and in none of their posts", async () => {
    const [planner, campaigner] = [await makePlanner(), await makeCampaigner()];
    says(around("1. Rye is back\n2. Walnut rolls"));
    const week = await ideasFor(planner.token, { slots: [at(0), at(1)] });
    const { ideas: campaign } = await campaignFor(campaigner.token);
    says(around(RYE));
    for (const [bearer, ideas] of [
      [planner.token, week],
      [campaigner.token, campaign],
    ] as const) {
      expect(ideas.map(({ line }) => line)).toEqual(["Rye is back", "Walnut rolls"]);
      const { written } = await write(bearer, [ideas[0]?.id ?? ""]);
      const [result] = written.results;
      const postId = result && "postId" in result ? result.postId : 0;
      expect((await db.post.findUniqueOrThrow({ where: { id: postId } })).content).toBe(RYE);
    }
  });
});

describe("an answer that is not the text", () => {
  it("because of a word that its owner never uses, is asked for once more, and kept where it comes again", async () => {
    const { user, token } = await makeOwner();
    const times = { createdAt: new Date(), updatedAt: new Date() };
    await db.voice.create({ data: { userId: user.id, avoid: ["super", "rye flour"], ...times } });
    const contentOf = ({ object }: Awaited<ReturnType<typeof draft>>) =>
      (object as { generatedPost?: { content: string } }).generatedPost?.content;
    const avoided = `A super day. ${RYE}`;
    for (const [answers, kept] of [
      [[avoided, RYE], RYE],
      [[avoided, `Super again. ${RYE}`], `Super again. ${RYE}`],
      [[avoided, "I'm sorry, but I can't help with that."], avoided],
    ] as const) {
      model.requests.length = 0;
      model.answers((reply) => sendCompletion(reply, answers[model.requests.length - 1]));
      expect(contentOf(await draft(token))).toBe(kept);
      expect(model.requests).toHaveLength(2);
      expect(JSON.stringify(model.requests[1])).toContain("stand under Never say");
    }
    model.requests.length = 0;
    model.answers((reply) => {
      if (model.requests.length === 1) return sendCompletion(reply, avoided);
      reply.writeHead(503).end();
    });
    expect(contentOf(await draft(token)), "the second call fails").toBe(avoided);
    model.requests.length = 0;
    model.says(avoided);
    expect(contentOf(await draft(token, { body: { ...rolls, description: "A super day" } }))).toBe(avoided);
    expect(model.requests).toHaveLength(1);
  });

  it.each(NO_TEXT)("is asked for once more, and then costs nothing: %j", async (answer, code) => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    model.requests.length = 0;
    model.says(answer);
    expect(await draft(token)).toMatchObject({ status: 502, message: code });
    expect(model.requests).toHaveLength(2);
    expect((await rewriteOf(token, user.id, { kind: "WARMER" })).message).toBe(code);
    expect((await demo(answer)).message).toBe(code);
    expect(await settledBalance(user.id)).toBe(10_000);
    // The one whose words were to be changed.
    expect(await db.post.count({ where: { userId: user.id } })).toBe(1);
  });

  it("with blanks is asked for once more, and then its owner's to finish", async () => {
    const { token } = await makeOwner();
    model.requests.length = 0;
    model.says("Rye bread is back. Call [phone number] to order.\n\n[Image: a loaf]");
    expect(await draft(token)).toMatchObject({
      object: { generatedPost: { content: "Rye bread is back. Call [phone number] to order." } },
    });
    expect(model.requests).toHaveLength(2);
  });

  it("without the tags and a word of the request is asked for once more, and kept where it comes again", async () => {
    const { token } = await makeOwner();
    const body = { ...rolls, description: "Rolls" };
    const texts = async () => {
      const events = await eventsOf(await openDraft(token, { body }));
      return events.flatMap(({ name, data }) => (name === "text" ? [data.delta] : []));
    };
    const answers = ["There is hardly enough to go on yet.", "<post>\nHot at seven.\n</post>"];
    model.answers((reply) => sendCompletion(reply, answers.shift() ?? ""));
    expect(await texts()).toEqual(["Hot at seven."]);
    model.requests.length = 0;
    model.says("Warm from the oven at seven.");
    expect(await texts()).toEqual(["Warm from the oven at seven."]);
    expect(model.requests).toHaveLength(2);
  });

  it.each(["<post>\nDECLINED\n</post>", "Declined."])(
    "without the tags and a word of the request costs nothing where the second one declines as it was told: %j",
    async (second) => {
      const { user, token } = await makeOwner({ credits: 10_000 });
      const answers = ["There is hardly enough to go on yet.", second];
      model.requests.length = 0;
      model.answers((reply) => sendCompletion(reply, answers.shift() ?? ""));
      const body = { ...rolls, description: "Rolls" };
      expect(await draft(token, { body })).toMatchObject({ status: 502, message: "MODEL_REFUSED" });
      expect(JSON.stringify(model.requests[1])).toContain("put DECLINED between them");
      expect(await settledBalance(user.id)).toBe(10_000);
    },
  );

  it("without the tags is kept, on the screen too, where the second one breaks off or is worse", async () => {
    const { token } = await makeOwner();
    const body = { ...rolls, description: "Rolls" };
    const screen = async () => {
      const events = await eventsOf(await openDraft(token, { body }));
      return events
        .filter(({ name }) => name === "text")
        .reduce((shown, { data }) => (data.anew ? "" : shown) + String(data.delta), "");
    };
    const first = "Warm from the oven at seven.";
    const chunk = (content: string) =>
      `data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
    model.requests.length = 0;
    model.answers((reply) => {
      if (model.requests.length === 1) return sendCompletion(reply, first);
      reply.setHeader("content-type", "text/event-stream");
      const pieces = "<post>\nHot rolls are here.\n\nThey are round.\n\nThey are";
      reply.write(chunk(pieces), () => setTimeout(() => reply.destroy(), 300));
    });
    expect(await screen()).toBe(first);
    const answers = [first, `<post>\nVersion 1:\n${RYE}\n\nVersion 2:\n${RYE}\n</post>`];
    model.answers((reply) => sendCompletion(reply, answers.shift() ?? ""));
    expect(await screen()).toBe(first);
  });

  it("is replaced by the second one, which alone is paid for", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const answers = [
      "Szombaton reggel héttől újra van rozskenyér, hívjon fel, és félreteszünk egyet Önnek.",
      RYE,
    ];
    model.answers((reply) => {
      const content = answers.shift();
      const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
      const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
      reply.setHeader("content-type", "application/json");
      reply.end(
        JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices, usage }),
      );
    });
    expect(await draft(token)).toMatchObject({ object: { generatedPost: { content: RYE }, cost: 110 } });
    expect(await settledBalance(user.id)).toBe(10_000 - 110);
  });

  it("takes the place of what was shown, where that was only thought", async () => {
    const { token } = await makeOwner();
    const thought = "Rye bread is a subject that people like to read about.\n\nShort then.\n\nWarm.\n\n";
    model.answers((reply) => {
      reply.setHeader("content-type", "text/event-stream");
      const chunk = (content: string, finish_reason: string | null = null) =>
        `data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;
      for (const piece of [thought, "</think>", RYE]) reply.write(chunk(piece));
      reply.end(`${chunk("", "stop")}data: [DONE]\n\n`);
    });
    const texts = (await eventsOf(await openDraft(token))).filter(({ name }) => name === "text");
    expect(texts[0]?.data).not.toHaveProperty("anew");
    const last = texts.findLastIndex(({ data }) => data.anew === true);
    expect(
      texts
        .slice(last)
        .map(({ data }) => data.delta)
        .join(""),
    ).toBe(RYE);
  });
});
