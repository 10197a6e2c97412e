import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "../../../../lib/settings/env";
import { writeText } from "../../../../lib/providers/openai";

let answer: (reply: ServerResponse) => void = () => undefined;
const server = createServer((request, reply) => {
  request.resume();
  request.once("end", () => answer(reply));
});
const { OPENAI_BASE_URL, AI_API } = env();

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  Object.assign(env(), { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
});
afterAll(() => {
  Object.assign(env(), { OPENAI_BASE_URL, AI_API });
  server.closeAllConnections();
  server.close();
});

const write = () => writeText({ instructions: "Write.", prompt: "Rolls", maxTokens: 100 });

describe("a server that ignores that a stream is asked for", () => {
  const completion = (content: unknown, finish_reason: string | null = "stop") => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "local",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
    usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
  });
  const reply = (body: unknown) => {
    Object.assign(env(), { AI_API: "chat" });
    answer = (to) => to.setHeader("content-type", "application/json").end(JSON.stringify(body));
    return write();
  };

  it("is taken at its word, with its usage", async () => {
    const written = { text: "Fresh rolls.", usage: { inputTokens: 7, outputTokens: 5 } };
    expect(await reply(completion("Fresh rolls."))).toEqual(written);
  });

  it("is held to what it says: cut off, empty, or nothing of the kind", async () => {
    await expect(reply(completion("Fresh", "length"))).rejects.toMatchObject({ code: "MODEL_CUT_OFF" });
    await expect(reply(completion(""))).rejects.toMatchObject({ code: "MODEL_GARBAGE" });
    await expect(reply({ hello: "world" })).rejects.toMatchObject({ code: "MODEL_GARBAGE" });
    await expect(reply("text")).rejects.toMatchObject({ code: "MODEL_GARBAGE" });
  });
});

describe("a stream of the Responses API", () => {
  it.each([
    ["rate_limit_exceeded", "MODEL_BUSY", undefined],
    ["insufficient_quota", "MODEL_MISCONFIGURED", "configuration"],
    ["server_error", "MODEL_UNAVAILABLE", undefined],
  ])("that thinks and then fails with %s is %s", async (vendorCode, code, fault) => {
    Object.assign(env(), { AI_API: "responses" });
    const response = { id: "resp_1", object: "response", created_at: 1_790_000_000, model: "gpt-6.1-terra" };
    const events = [
      { type: "response.created", response: { ...response, status: "in_progress", output: [] } },
      {
        type: "response.output_item.added",
        output_index: 0,
        item: { type: "reasoning", id: "rs_1", summary: [] },
      },
      { type: "error", code: vendorCode, message: "It cannot go on.", param: null, sequence_number: 3 },
    ];
    answer = (to) => {
      to.setHeader("content-type", "text/event-stream");
      for (const event of events) to.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      to.end();
    };
    await expect(write()).rejects.toMatchObject({ code, fault });
  });
});
