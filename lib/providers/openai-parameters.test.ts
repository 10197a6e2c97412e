import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusedPart, sendAdapted } from "./openai-parameters";

const openai = (message: string, param: string | null = null) => ({ error: { message, param } });
const sent = {
  model: "m",
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: 100,
  temperature: 0.7,
  messages: [
    { role: "developer", content: "Write." },
    { role: "user", content: "Rolls" },
  ],
};

describe("what a server refuses", () => {
  it.each([
    [
      "max_tokens",
      openai(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        "max_tokens",
      ),
    ],
    ["max_tokens", openai("max_tokens is not supported, use max_completion_tokens")],
    [
      "temperature",
      openai("Unsupported value: 'temperature' does not support 0.7 with this model.", "temperature"),
    ],
    ["stream_options", openai("Extra inputs are not permitted: stream_options")],
    ["stream_options", { detail: [{ type: "extra_forbidden", loc: ["body", "stream_options"], input: {} }] }],
    ["stream", openai("Streaming (stream: true) is not supported by this model")],
    [
      "developer",
      openai("Unsupported value: 'messages[0].role' does not support 'developer' with this model."),
    ],
    ["developer", { detail: [{ loc: ["messages", 0, "role"], msg: "Input should be 'system' or 'user'" }] }],
    [null, openai("max_tokens is too large: 100. This model supports at most 50.")],
    [null, openai("This model's maximum context length is 4096 tokens, max_tokens is invalid")],
    [null, openai("Unsupported response_format", "response_format")],
    [null, openai("The model `m` does not exist")],
    [null, openai("no")],
  ])("%s is told from %j", (part, reply) => {
    expect(refusedPart(400, JSON.stringify(reply), sent)).toBe(part);
  });
});

describe("a request", () => {
  let answers: object[] = [];
  let bodies: Record<string, unknown>[] = [];
  const server = createServer((request: IncomingMessage, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      bodies.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
      const answer = answers.shift();
      reply.writeHead(answer ? 400 : 200, { "content-type": "application/json" });
      reply.end(JSON.stringify(answer ?? {}));
    });
  });
  beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")));
  afterAll(() => void server.close());
  beforeEach(() => {
    answers = [];
    bodies = [];
  });
  const send = async (model: string, body: object = sent) => {
    const told: string[] = [];
    const { port } = server.address() as AddressInfo;
    const init = { method: "POST", body: JSON.stringify({ ...body, model }) };
    const { status } = await sendAdapted(`http://127.0.0.1:${port}/v1`, init, ({ part }) => told.push(part));
    return { status, told };
  };

  it("is sent once more without each part that is refused, and the next one at once without", async () => {
    answers = [openai("Unknown parameter: stream_options"), openai("no support", "x"), openai("unreached")];
    expect(await send("once")).toEqual({ status: 400, told: ["stream_options"] });
    answers = [
      openai("Unsupported parameter: 'max_tokens'", "max_tokens"),
      openai("Unsupported value", "temperature"),
      openai("Unexpected role developer"),
      openai("System role not supported"),
    ];
    bodies = [];
    expect(await send("many")).toEqual({
      status: 200,
      told: ["max_tokens", "temperature", "developer", "system"],
    });
    const last = {
      model: "many",
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 100,
      messages: [{ role: "user", content: "Write.\n\nRolls" }],
    };
    expect(bodies.at(-1)).toEqual(last);
    expect(await send("many")).toEqual({ status: 200, told: [] });
    expect(bodies.slice(5)).toEqual([last]);
    expect(await send("other")).toEqual({ status: 200, told: [] });
    expect(bodies.at(-1)).toEqual({ ...sent, model: "other" });
  });

  it("whose limit has neither name goes without", async () => {
    answers = [openai("unknown field max_tokens"), openai("unknown field max_completion_tokens")];
    expect(await send("neither")).toMatchObject({ status: 200 });
    expect(bodies.at(-1)).not.toHaveProperty("max_tokens");
    expect(bodies.at(-1)).not.toHaveProperty("max_completion_tokens");
  });

  it("is not sent for ever to a server that refuses the same again", async () => {
    answers = Array.from({ length: 9 }, () => openai("Unsupported value: 'temperature'", "temperature"));
    expect(await send("stubborn")).toEqual({ status: 400, told: ["temperature"] });
    expect(bodies).toHaveLength(2);
  });

  it("that is refused for another reason is sent once", async () => {
    answers = [openai("This model's maximum context length is 4096 tokens: max_tokens is not supported")];
    expect(await send("full")).toEqual({ status: 400, told: [] });
    expect(bodies).toHaveLength(1);
  });
});
