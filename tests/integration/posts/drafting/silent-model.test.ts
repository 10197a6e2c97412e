import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../../../../lib/settings/env";
import { writeText } from "../../../../lib/providers/openai";

/** Longer than a text may pause once it has begun. */
const THINKING_MS = 31_000;

/** A model that thinks without a word, as OpenAI's do where no summary of their reasoning is asked for. */
async function think(reply: ServerResponse): Promise<void> {
  const send = (event: { type: string; [field: string]: unknown }) =>
    reply.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const response = { id: "resp_1", object: "response", created_at: 1_790_000_000, model: "gpt-6.1-terra" };
  const message = { type: "message", id: "msg_1", role: "assistant", status: "completed", content: [] };
  reply.writeHead(200, { "content-type": "text/event-stream" });
  send({ type: "response.created", response: { ...response, status: "in_progress", output: [] } });
  send({
    type: "response.output_item.added",
    output_index: 0,
    item: { type: "reasoning", id: "rs_1", summary: [] },
  });
  await sleep(THINKING_MS);
  send({
    type: "response.output_item.done",
    output_index: 0,
    item: { type: "reasoning", id: "rs_1", summary: [] },
  });
  send({ type: "response.output_item.added", output_index: 1, item: message });
  send({
    type: "response.output_text.delta",
    item_id: "msg_1",
    output_index: 1,
    content_index: 0,
    delta: "Fresh rolls.",
  });
  send({ type: "response.output_item.done", output_index: 1, item: message });
  const usage = { input_tokens: 10, output_tokens: 20, total_tokens: 30 };
  send({
    type: "response.completed",
    response: { ...response, status: "completed", output: [message], usage },
  });
  reply.end();
}

const server = createServer((request, reply) => {
  request.resume();
  void think(reply);
});
const { OPENAI_BASE_URL, AI_API } = env();

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  Object.assign(env(), { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API: "responses" });
});
afterAll(() => {
  Object.assign(env(), { OPENAI_BASE_URL, AI_API });
  server.closeAllConnections();
  server.close();
});

it("a model may think in silence for longer than a text may pause", async () => {
  const written = await writeText({ instructions: "Write a post.", prompt: "Rolls", maxTokens: 200 });
  expect(written.text).toBe("Fresh rolls.");
}, 60_000);
