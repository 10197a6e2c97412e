import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "../../../../lib/settings/env";

type Answer = (reply: ServerResponse, request: Record<string, unknown>) => void;

/** A server with chat completions that says whatever a test wants, in the product's place of the sandbox's model. */
export async function startOddModel() {
  let answer: Answer = (reply) => void reply.end();
  const requests: Record<string, unknown>[] = [];
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.once("end", () => {
      const body = JSON.parse(Buffer.concat(pieces).toString() || "{}") as Record<string, unknown>;
      requests.push(body);
      answer(reply, body);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const { OPENAI_BASE_URL, AI_API } = env();
  Object.assign(env(), { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API: "chat" });
  return {
    requests,
    /** Answers every request so. */
    answers: (how: Answer) => void (answer = how),
    /** Answers every request with these words. */
    says: (content: unknown, finish_reason = "stop") =>
      void (answer = (reply) => sendCompletion(reply, content, finish_reason)),
    stop: () => {
      Object.assign(env(), { OPENAI_BASE_URL, AI_API });
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A whole chat completion. */
export function sendCompletion(reply: ServerResponse, content: unknown, finish_reason = "stop"): void {
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason }];
  const base = { id: "chatcmpl-1", object: "chat.completion", created: 1_790_000_000, model: "local" };
  reply.setHeader("content-type", "application/json");
  reply.end(
    JSON.stringify({ ...base, choices, usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 } }),
  );
}
