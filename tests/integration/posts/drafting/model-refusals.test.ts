import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "../../../../lib/settings/env";
import { makeOwner } from "../../../factories";
import { draft, settledBalance } from "./drafts";

type Answer = { status: number; code?: string; retryAfter?: number; text?: string };
let answers: Answer[] = [];
let bodies: { max_tokens?: number; max_completion_tokens?: number }[] = [];

/** A chat completions server that gives the planned answers, the last one for ever. */
const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof bodies)[number]);
    const { status, code, retryAfter, text } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {
      status: 500,
    };
    if (retryAfter) reply.setHeader("retry-after", String(retryAfter));
    if (status !== 200) {
      reply.writeHead(status, { "content-type": "application/json" });
      return reply.end(JSON.stringify({ error: { message: "no", code } }));
    }
    reply.writeHead(200, { "content-type": "text/event-stream" });
    const chunk = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: "1", created: 1, model: "any", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    reply.end(`${chunk({ content: text }, null)}${chunk({}, "stop")}data: [DONE]\n\n`);
  });
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
Object.assign(env(), {
  AI_API: "chat",
  AI_TEXT_MODEL: "deepseek-r1",
  OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
});

beforeEach(() => {
  answers = [];
  bodies = [];
});
afterAll(() => void server.close());

describe("a model server", () => {
  it("that asks for more than a moment is not waited for in silence", async () => {
    const { token } = await makeOwner();
    answers = [{ status: 429, retryAfter: 20 }];
    const reply = await draft(token);
    expect(reply).toMatchObject({ status: 502, message: "MODEL_BUSY" });
    expect(reply.headers.get("retry-after")).toBe("20");
    expect(bodies).toHaveLength(1);
  });

  it("that asks for a moment is tried once more", async () => {
    const { token } = await makeOwner();
    answers = [
      { status: 429, retryAfter: 1 },
      { status: 200, text: "Fresh rolls from six." },
    ];
    expect(await draft(token)).toMatchObject({ status: 200 });
    expect(bodies).toHaveLength(2);
  });

  it.each(["insufficient_quota", "model_not_found"])(
    "that refuses the operator (%s) is asked once, and the owner is not told that it is busy",
    async (code) => {
      const { user, token } = await makeOwner({ credits: 10_000 });
      answers = [{ status: code === "insufficient_quota" ? 429 : 404, code }];
      expect(await draft(token)).toMatchObject({ status: 502, message: "MODEL_MISCONFIGURED" });
      expect(bodies).toHaveLength(1);
      expect(await settledBalance(user.id)).toBe(10_000);
    },
  );

  it("gives every model room to think, and its preamble is not part of the post", async () => {
    const { token } = await makeOwner();
    answers = [{ status: 200, text: "Sure! Here is a post for your bakery:\n\nFresh rolls from six." }];
    const reply = await draft(token);
    expect(reply).toMatchObject({
      status: 200,
      object: { generatedPost: { content: "Fresh rolls from six." } },
    });
    expect(bodies[0]?.max_tokens ?? bodies[0]?.max_completion_tokens).toBeGreaterThan(2_000);
  });
});
