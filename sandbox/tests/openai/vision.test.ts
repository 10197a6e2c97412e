import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, generateText } from "ai";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../../server";
import { control } from "../client";
import { promptFor } from "./briefs";
import { callModel, chatBody, errorOf } from "./client";

let sandbox: Sandbox;
beforeAll(async () => {
  process.env.SANDBOX_MODEL_DELAY_MS = "0";
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox, "DELETE", "/faults"));

const jpegOf = (background: string, width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const openai = (server = "openai") =>
  createOpenAI({ baseURL: `${sandbox.url}/${server}/v1`, apiKey: "sk-sandbox" });
const ask = async (model: ReturnType<ReturnType<typeof openai>["chat"]>, text: string, image: Buffer) =>
  generateText({
    model,
    maxRetries: 0,
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text },
          { type: "file", data: image, mediaType: "image/jpeg" },
        ],
      },
    ],
  });

describe.each([
  ["responses", () => openai()("gpt-6.1-terra")],
  ["chat completions", () => openai().chat("gpt-6.1-terra")],
  ["a small server", () => openai("compatible").chat("local-vision-model")],
] as const)("an image by %s", (name, model) => {
  test("is seen: its colour and shape, in the language asked for", async () => {
    const words = "Write an alternative text.\nLanguage: German";
    const { text, usage } = await ask(model(), words, await jpegOf("#2244cc"));
    expect(text).toBe("Ein Bild im Querformat, in dem Blau überwiegt.");
    if (name !== "a small server") expect(usage.inputTokens).toBeGreaterThan(400);
    const tall = await ask(model(), words.replace("German", "English"), await jpegOf("#8a5a2b", 300, 500));
    expect(tall.text).toBe("A tall picture in which brown prevails.");
  });

  test("is what a post is about", async () => {
    const prompt = promptFor("", { language: "English" });
    const { text } = await ask(model(), prompt, await jpegOf("#22aa33"));
    expect(text).toContain("A wide picture in which green prevails");
    const told = promptFor("Rolls from 7", { language: "English" });
    const post = await ask(model(), told, await jpegOf("#22aa33"));
    expect(post.text).toContain("Rolls from 7");
    expect(post.text).not.toContain("green");
  });
});

describe("a model that cannot see", () => {
  const callOf = async (model: ReturnType<ReturnType<typeof openai>["chat"]>) => {
    try {
      await ask(model, "What is this?", await jpegOf("red"));
    } catch (error) {
      if (APICallError.isInstance(error)) return { status: error.statusCode, body: error.responseBody };
      throw error;
    }
    throw new Error("it saw");
  };

  test("refuses the image as its vendor does", async () => {
    const refused = { status: 400, body: expect.stringContaining("only supported by certain models") };
    expect(await callOf(openai()("o3-mini"))).toMatchObject(refused);
    expect(await callOf(openai().chat("o3-mini"))).toMatchObject(refused);
    expect(await callOf(openai("compatible").chat("local-model"))).toMatchObject({
      status: 500,
      body: expect.stringContaining("mmproj"),
    });
  });

  test("refuses what is no image", async () => {
    const content = [{ type: "image_url", image_url: { url: "data:image/jpeg;base64,AAAA" } }];
    const reply = await callModel(
      sandbox,
      "/openai/v1/chat/completions",
      chatBody("", { messages: [{ role: "user", content }] }),
    );
    expect(await errorOf(reply)).toMatchObject({ status: 400, error: { code: "image_parse_error" } });
  });
});

test("none of the structure: prose where a structure was asked for, once", async () => {
  await control(sandbox, "POST", "/faults", { provider: "openai", kind: "no-structure" });
  const schema = { type: "object", properties: { title: { type: "string" } }, required: ["title"] };
  const response_format = {
    type: "json_schema",
    json_schema: { name: "post", strict: true, schema: { ...schema, additionalProperties: false } },
  };
  const answers: string[] = [];
  for (let call = 0; call < 2; call++) {
    const body = chatBody(promptFor("Fresh figs", { language: "English" }), { response_format });
    const reply = await callModel(sandbox, "/openai/v1/chat/completions", body);
    const { choices } = (await reply.json()) as { choices: { message: { content: string } }[] };
    answers.push(choices[0]?.message.content ?? "");
  }
  expect(() => JSON.parse(answers[0] ?? "") as unknown).toThrow(SyntaxError);
  expect(JSON.parse(answers[1] ?? "")).toHaveProperty("title");
});
