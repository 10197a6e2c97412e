import { describe, expect, it } from "vitest";
import { asOpenAI } from "./openai-stream";

const chunk = (delta: unknown, finish_reason: unknown = null, more: object = {}) => ({
  choices: [{ index: 0, delta, finish_reason, ...more }],
});
const END = chunk({}, "stop");
const TEXT = chunk({ role: "assistant", content: "Fresh bread" });
const whole = (content: unknown, more: object = {}) => ({
  id: "c",
  object: "chat.completion",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content }, ...more }],
});
const lines = (...data: unknown[]) =>
  data.map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\n\n`).join("");

type Read = { text: string; finish: unknown; usage: unknown; errors: unknown[]; status: number };

/** Reads an answer as the SDK does: every line has to be right. @param pieces bytes at a time */
async function read(
  body: string,
  { pieces = 7, type = "text/event-stream", cut = false, open = false } = {},
) {
  const bytes = new TextEncoder().encode(body);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += pieces)));
      else if (cut) controller.error(new TypeError("terminated"));
      else if (!open) controller.close();
      else return new Promise(() => undefined);
    },
  });
  const reply = await asOpenAI(new Response(stream, { headers: { "content-type": type } }));
  const found: Read = { text: "", finish: null, usage: undefined, errors: [], status: reply.status };
  const answer = await reply.text();
  if (!reply.ok) return { ...found, errors: [(JSON.parse(answer) as { error: unknown }).error] };
  for (const [, data = ""] of answer.matchAll(/^data: (.*)$/gm)) {
    if (data === "[DONE]") continue;
    const { error, choices, usage } = JSON.parse(data) as {
      error?: unknown;
      choices: { index: number; delta: { role?: string; content?: string }; finish_reason: string | null }[];
      usage?: unknown;
    };
    if (error) found.errors.push(error);
    else found.usage = usage ?? found.usage;
    for (const { index, delta, finish_reason } of choices ?? []) {
      expect([index, delta.role ?? "assistant"]).toEqual([0, "assistant"]);
      found.text += delta.content ?? "";
      found.finish = finish_reason ?? found.finish;
    }
  }
  return found;
}

describe("a stream", () => {
  it.each([
    [
      "an empty role",
      [chunk({ role: "", content: "Fresh" }, ""), chunk({ role: "", content: " bread" }), END],
    ],
    [
      "a reason that is a word for none",
      [chunk({ content: "Fresh" }, "null"), chunk({ content: " bread" }, "None"), END],
    ],
    ["no role", [chunk({ content: "Fresh bread" }), END]],
    ["another role", [chunk({ role: "model", content: "Fresh bread" }), END]],
    [
      "content as a list of parts",
      [
        chunk({ content: [{ type: "thinking", thinking: [{ type: "text", text: "hm" }] }] }),
        chunk({ content: [{ type: "text", text: "Fresh" }, " bread"] }),
        END,
      ],
    ],
    ["content as one part", [chunk({ content: { type: "text", text: { value: "Fresh bread" } } }), END]],
    ["usage without choices", [TEXT, END, { usage: { total_tokens: 8 } }]],
    ["choices that are null", [{ choices: null }, TEXT, END]],
    [
      "no index",
      [{ choices: [{ delta: { content: "Fresh bread" } }] }, { choices: [{ finish_reason: "stop" }] }],
    ],
    ["logprobs as a list", [chunk({ content: "Fresh bread" }, null, { logprobs: [] }), END]],
    ["foreign annotations", [chunk({ content: "Fresh bread", annotations: [{ url: "x" }] }), END]],
    ["foreign tool calls", [chunk({ content: "Fresh bread", tool_calls: "none" }), END]],
    ["messages in place of deltas", [{ choices: [{ message: { content: "Fresh bread" } }] }, END]],
    ["texts in place of deltas", [{ choices: [{ text: "Fresh bread", index: "0" }] }, END]],
    [
      "a delta that is null at its end",
      [TEXT, { choices: [{ index: 0, delta: null, finish_reason: "stop" }] }],
    ],
    ["a word that keeps it alive", ["ping", TEXT, "keep-alive", END]],
    ["no reason at its end", [TEXT]],
    ["words after its end", [TEXT, END, "{broken", "oops"]],
    ["an error after its end", [TEXT, END, { error: { message: "late", code: 500 } }]],
    ["more text after its end", [TEXT, END, chunk({ content: "!!!" })]],
    ["usage in words", [TEXT, { ...END, usage: { prompt_tokens: "7", details: null } }]],
  ])("with %s is read", async (_, data) => {
    for (const pieces of [1, 7, 10_000]) {
      const { text, finish, errors } = await read(lines(...data, "[DONE]"), { pieces });
      expect({ text, finish, errors }).toEqual({ text: "Fresh bread", finish: "stop", errors: [] });
    }
  });

  it.each([
    ["by carriage returns", lines(TEXT, END, "[DONE]").replaceAll("\n", "\r\n")],
    ["without blank lines", lines(TEXT, END, "[DONE]").replaceAll("\n\n", "\n")],
    ["without its last line's end", lines(TEXT, END).trimEnd()],
    ["with names and comments", `: hello\nretry: 3\nid: 1\nevent: message\n${lines(TEXT, END)}`],
    [
      "in one object over many lines",
      `data: ${JSON.stringify(TEXT, null, 1).replaceAll("\n", "\ndata: ")}\n\n${lines(END)}`,
    ],
    ["with a mark of its byte order", `\ufeff${lines(TEXT, END)}`],
    ["without the word data", [TEXT, END].map((one) => JSON.stringify(one)).join("\n")],
    ["with two headers in one", lines(TEXT, END), "text/event-stream, text/event-stream"],
    ["under another name", lines(TEXT, END), "?? "],
  ])("%s is read", async (_, body, type = "text/event-stream") => {
    expect(await read(body, { type })).toMatchObject({ text: "Fresh bread", finish: "stop" });
  });

  it("that breaks or stays open after its end is whole", async () => {
    const written = { text: "Fresh bread", finish: "stop", errors: [] };
    expect(await read(lines(TEXT, END), { cut: true })).toMatchObject(written);
    expect(await read(lines(TEXT, END, { usage: { total_tokens: 8 } }), { open: true })).toMatchObject({
      ...written,
      usage: { total_tokens: 8 },
    });
  });

  it("that breaks before its end is not", async () => {
    await expect(read(lines(TEXT), { cut: true })).rejects.toThrow("terminated");
    expect(await read(lines(TEXT))).toMatchObject({ text: "Fresh bread", finish: null });
    await expect(read(lines(TEXT, '{"choices":[{"delta":{"content":" an', END))).rejects.toThrow(SyntaxError);
  });
});

describe("a whole answer", () => {
  it.each([
    ["", whole("Fresh bread"), "application/json"],
    ["under text/plain", whole("Fresh bread"), "text/plain"],
    ["without a type", whole("Fresh bread"), ""],
    ["with parts", whole([{ type: "text", text: "Fresh bread" }]), "application/json"],
    ["in a list", [whole("Fresh bread")], "application/json"],
    ["without a reason", whole("Fresh bread", { finish_reason: null }), "application/json"],
  ])("%s is read", async (_, body, type) => {
    for (const text of [JSON.stringify(body), JSON.stringify(body, null, 2)])
      expect(await read(text, { type })).toMatchObject({ text: "Fresh bread", finish: "stop" });
  });

  it("without a text has none", async () => {
    expect(await read('{"hello":"world"}')).toMatchObject({ text: "", finish: null });
    expect(await read("")).toMatchObject({ text: "", finish: null });
    expect(await read(JSON.stringify(whole("")))).toMatchObject({ text: "" });
  });
});

describe("an error under 200", () => {
  it.each([
    ["an object", { error: { message: "Rate limit exceeded", code: 429 } }, 429],
    ["a string", { error: "model overloaded" }, 429],
    ["a code in words", { error: { message: "no", code: "insufficient_quota" } }, 402],
    [
      "Google's list",
      [{ error: { code: 503, message: "The model is loading", status: "UNAVAILABLE" } }],
      503,
    ],
    ["FastAPI's detail", { detail: "Model not found" }, 404],
    ["vLLM's object", { object: "error", message: "Too many requests", code: 429 }, 429],
    ["a code that is none", { error: { message: "odd", code: 1_234, status: null } }, 500],
    [
      "a refused parameter",
      { error: { message: "Unsupported parameter", type: "invalid_request_error" } },
      400,
    ],
    ["what was refused", { error: { message: "content_filter", type: "x" } }, 400],
  ])("%s has its status, streamed or not", async (_, body, status) => {
    for (const text of [JSON.stringify(body), lines(body)]) {
      const found = await read(text);
      expect(found.status).toBe(status);
      expect(found.errors).toEqual([expect.objectContaining({ message: expect.any(String) as string })]);
    }
  });

  it.each([
    ["Too many requests", "text/plain", 429],
    ["<!DOCTYPE html><title>Open WebUI</title>", "text/html; charset=utf-8", 404],
    ["<!DOCTYPE html><title>Oops</title>", "application/json", 200],
    ["upstream went away", "text/plain", 200],
  ])("in words: %s, %s", async (body, type, status) => {
    expect(await read(body, { type })).toMatchObject({ status, text: "", finish: null });
  });

  it("after some text is passed on", async () => {
    expect(await read(lines(TEXT, { error: "overloaded" }))).toMatchObject({
      text: "Fresh bread",
      finish: null,
      errors: [{ message: "overloaded" }],
    });
  });
});
