import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, generateImage, generateText, Output, streamText } from "ai";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { startSandbox, type Sandbox } from "../../server";
import { control } from "../client";
import { promptFor } from "./briefs";
import { callModel, chatBody } from "./client";

let sandbox: Sandbox;
const prompt = promptFor("Fresh figs, $3 a box, every Friday.", { language: "English", words: 50 });

beforeAll(async () => {
  process.env.SANDBOX_MODEL_DELAY_MS = "0";
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox, "DELETE", "/faults"));

const call = (path: string, body?: unknown) => callModel(sandbox, path, body);
const chat = (more: object = {}) => chatBody(prompt, more);
const openai = (server = "openai") =>
  createOpenAI({ baseURL: `${sandbox.url}/${server}/v1`, apiKey: "sk-sandbox" });

/** The data lines of a stream, parsed, with the event names beside them. */
async function eventsOf(reply: Response) {
  const blocks = (await reply.text()).split("\n\n").filter(Boolean);
  return blocks.map((block) => {
    const [, event] = /^event: (.+)$/m.exec(block) ?? [];
    const data = /^data: (.+)$/m.exec(block)?.[1] ?? "";
    return { event, data: data === "[DONE]" ? data : (JSON.parse(data) as Record<string, unknown>) };
  });
}

describe("through the AI SDK", () => {
  test.each([
    ["responses", () => openai()("gpt-6.1-terra")],
    ["chat completions", () => openai().chat("gpt-6.1-terra")],
  ])("%s: whole, streamed, structured, with usage", async (_, model) => {
    const whole = await generateText({
      model: model(),
      instructions: "You write.",
      prompt,
      maxOutputTokens: 800,
    });
    expect(whole.text).toContain("Fresh figs");
    expect(whole.finishReason).toBe("stop");
    expect(whole.usage.outputTokens).toBe(Math.ceil([...whole.text].length / 4));
    expect(whole.usage.inputTokens).toBeGreaterThan(100);

    const streamed = streamText({ model: model(), prompt });
    const pieces: string[] = [];
    for await (const piece of streamed.textStream) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join("")).toContain("$3 a box");
    expect((await streamed.usage).outputTokens).toBeGreaterThan(5);

    const schema = z.object({ title: z.string(), content: z.string(), hashtags: z.array(z.string()) });
    const { output } = await generateText({ model: model(), prompt, output: Output.object({ schema }) });
    expect(output.content).toContain("Fresh figs");
  });

  test("compatible: chat only, no usage, no structured output, any model", async () => {
    const model = openai("compatible").chat("llama3.2");
    const streamed = streamText({ model, prompt });
    expect(await streamed.text).toContain("Fresh figs");
    expect((await streamed.usage).outputTokens).toBeUndefined();
    expect(await (await call("/compatible/v1/chat/completions", chat())).json()).not.toHaveProperty("usage");
    const refused = generateText({
      model,
      prompt,
      output: Output.object({ schema: z.object({ a: z.string() }) }),
    });
    await expect(refused).rejects.toSatisfy((e) => APICallError.isInstance(e) && e.statusCode === 400);
    expect((await call("/compatible/v1/responses", { model: "x", input: "y" })).status).toBe(404);
  });

  test.each(["1024x1024", "1536x1024", "1024x1536"] as const)("an image of %s", async (size) => {
    const { image } = await generateImage({
      model: openai().image("gpt-image-2.6-flare"),
      prompt: "A loaf of bread",
      size,
    });
    const meta = await sharp(image.uint8Array).metadata();
    expect(`${meta.format} ${meta.width}x${meta.height}`).toBe(`png ${size}`);
  });
});

test("a streamed response has the vendor's events in their order", async () => {
  const events = await eventsOf(
    await call("/openai/v1/responses", { model: "gpt-6.1-terra", input: prompt, stream: true }),
  );
  const names = events.map(({ event }) => event).filter((name, i, all) => name !== all[i - 1]);
  expect(names).toEqual(
    "created in_progress output_item.added content_part.added output_text.delta output_text.done content_part.done output_item.done completed"
      .split(" ")
      .map((name) => `response.${name}`),
  );
  expect(events.map(({ data }) => (data as { sequence_number: number }).sequence_number)).toEqual(
    events.map((_, i) => i),
  );
});

test("a streamed completion counts only when asked, and ends with [DONE]", async () => {
  const plain = await eventsOf(await call("/openai/v1/chat/completions", chat({ stream: true })));
  expect(plain.at(-1)?.data).toBe("[DONE]");
  expect(plain[0]?.data).toMatchObject({ choices: [{ delta: { role: "assistant", content: "" } }] });
  expect(plain.at(-2)?.data).toMatchObject({ choices: [{ delta: {}, finish_reason: "stop" }] });
  const options = { stream: true, stream_options: { include_usage: true } };
  const counted = await eventsOf(await call("/openai/v1/chat/completions", chat(options)));
  expect(counted[0]?.data).toMatchObject({ usage: null });
  expect(counted.at(-2)?.data).toMatchObject({
    choices: [],
    usage: { completion_tokens: expect.any(Number) },
  });
});

test("what is too long is cut, and says so", async () => {
  const cut = await call("/openai/v1/responses", {
    model: "gpt-6.1-terra",
    input: promptFor("Fresh figs and quinces from our own garden, $3 a box, on Saturday from 8 to 12", {
      language: "English",
    }),
    max_output_tokens: 16,
  });
  expect(await cut.json()).toMatchObject({
    status: "incomplete",
    incomplete_details: { reason: "max_output_tokens" },
    usage: { output_tokens: 16 },
  });
  const chatCut = await call("/openai/v1/chat/completions", chat({ max_tokens: 5 }));
  expect(await chatCut.json()).toMatchObject({ choices: [{ finish_reason: "length" }] });
});

test("another prompt gets a short and sensible answer; the same seed the same post", async () => {
  const answer = async (body: object) => {
    const reply = (await (await call("/openai/v1/chat/completions", body)).json()) as {
      choices: { message: { content: string } }[];
    };
    return reply.choices[0]?.message.content ?? "";
  };
  const other = await answer(
    chat({ messages: [{ role: "user", content: "How do I explain rain to a child?" }] }),
  );
  expect(other.split(" ").length).toBeLessThan(60);
  expect(await answer(chat({ seed: 7 }))).toBe(await answer(chat({ seed: 7 })));
  expect(await answer(chat())).not.toBe(await answer(chat()));
});

test("words come one by one, at the set pace", async () => {
  process.env.SANDBOX_MODEL_DELAY_MS = "40";
  const started = Date.now();
  await (await call("/openai/v1/chat/completions", chat({ stream: true }))).text();
  process.env.SANDBOX_MODEL_DELAY_MS = "0";
  expect(Date.now() - started).toBeGreaterThan(250);
});
