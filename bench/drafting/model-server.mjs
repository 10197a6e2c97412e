// A bare model server with OpenAI's Responses API as a stream. Its words are times: the first says when the request
// came, each other one when it was written, in microseconds of the clock that all processes of a machine share.
// Prints its port.
// Source: developers.openai.com/api/reference/resources/responses/streaming-events
import { createServer } from "node:http";

/** Before the first word, and between two words, as in the sandbox: a fast model. Both vary by a quarter. */
const THINKING_MS = Number(process.env.BENCH_THINKING_MS ?? 500);
const PACE_MS = 20;
const about = (ms) => ms * (0.75 + Math.random() / 2);
const now = () => process.hrtime.bigint() / 1000n;

/** How many words the request asks for, by a line in its prompt. */
const wordsOf = (body) => Number(/bench-words=(\d+)/.exec(body)?.[1] ?? 1);

function answer(response, receivedAt, words) {
  let number = 0;
  const event = (type, more) =>
    response.write(
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: (number += 1), ...more })}\n\n`,
    );
  const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
  const open = { id: "resp_1", object: "response", created_at: 1_700_000_000, model: "bench", output: [] };
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  event("response.created", { response: { ...open, status: "in_progress" } });
  event("response.output_item.added", {
    output_index: 0,
    item: { id: "msg_1", type: "message", status: "in_progress", content: [], role: "assistant" },
  });
  let text = "";
  const write = (left) => {
    const delta = text ? `w${now()} ` : `r${receivedAt} `;
    text += delta;
    event("response.output_text.delta", { ...at, delta, logprobs: [] });
    if (left > 0) setTimeout(write, about(PACE_MS), left - 1);
    else finish();
  };
  const finish = () => {
    const part = { type: "output_text", annotations: [], logprobs: [], text };
    const item = { id: "msg_1", type: "message", status: "completed", content: [part], role: "assistant" };
    const usage = {
      input_tokens: 700,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: words,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 700 + words,
    };
    event("response.output_item.done", { output_index: 0, item });
    event("response.completed", { response: { ...open, status: "completed", output: [item], usage } });
    response.end();
  };
  setTimeout(write, about(THINKING_MS), words);
}

const server = createServer((request, response) => {
  // The list of models, for which the start asks.
  if (request.method === "GET") return response.writeHead(404).end();
  const receivedAt = now();
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (chunk) => (body += chunk));
  request.once("end", () => answer(response, receivedAt, wordsOf(body)));
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.once("disconnect", () => process.exit(0));
