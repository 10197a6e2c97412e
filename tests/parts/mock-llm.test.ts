import { describe, expect, it } from "vitest";
import { writeText } from "../../lib/providers/openai";
import { doctorOnModel } from "./doctor";
import { given } from "./given";

const server = given("PARTS_MODEL_URL");
Object.assign(process.env, {
  NODE_ENV: "development",
  SANDBOX: "1",
  APP_URL: "http://localhost:1",
  DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none",
  NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
  OPENAI_BASE_URL: `${server}/v1`,
  OPENAI_API_KEY: "any",
  AI_API: "chat",
  AI_TEXT_MODEL: "m",
});

type Answer = { status?: number; body: unknown; match?: string };

/** Has the server answer so, the last one that matches. */
async function answering(...answers: Answer[]): Promise<void> {
  const rules = answers.map(({ status = 200, body, match }) => ({
    path: "/v1/chat/completions",
    match,
    response: { status, content: JSON.stringify(body) },
  }));
  const reply = await fetch(`${server}/config`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ streaming: { chunkSize: 5, chunkIntervalMs: 1 }, rules }),
  });
  expect(reply.status).toBe(200);
}

const saying = (content: unknown) => ({ id: "1", choices: [{ message: { role: "assistant", content } }] });
const write = () => writeText({ instructions: "Write.", prompt: "Rolls", maxTokens: 100 });

describe("a server that somebody else wrote", () => {
  it("writes as it streams, and has neither usage nor a list of models", async () => {
    await answering({ body: saying("Fresh rolls from six.") });
    expect(await write()).toEqual({ text: "Fresh rolls from six.", usage: null });
    expect((await doctorOnModel(`${server}/v1`, "m")).join("\n")).toMatch(/^ok .*writes$/m);
  });

  it("writes where its content is a list of parts", async () => {
    await answering({
      body: saying([
        { type: "text", text: "Fresh rolls" },
        { type: "text", text: " from six." },
      ]),
    });
    expect(await write()).toMatchObject({ text: "Fresh rolls from six." });
  });

  it("that refuses a parameter within a stream that began with 200 is asked without it", async () => {
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model.";
    const refusal = { error: { message, type: "invalid_request_error", param: "max_tokens" } };
    await answering(
      { body: saying("Fresh rolls.") },
      { status: 400, body: refusal, match: "body.max_tokens" },
    );
    expect(await write()).toMatchObject({ text: "Fresh rolls." });
    expect((await doctorOnModel(`${server}/v1`, "m")).join("\n")).toMatch(/refuses max_tokens for m/);
  });

  it.each([
    ["too many requests", { status: 429, body: { error: { message: "Rate limit exceeded" } } }, "MODEL_BUSY"],
    ["a wrong key", { status: 401, body: { error: { message: "Invalid API key" } } }, "MODEL_MISCONFIGURED"],
    ["words", { body: { error: "model overloaded" } }, "MODEL_BUSY"],
  ] as const)("that answers %s says so", async (_, answer, code) => {
    await answering(answer);
    await expect(write()).rejects.toMatchObject({ code });
  });

  it("that knows nothing of the address is the operator's to mend", async () => {
    await answering();
    await expect(write()).rejects.toMatchObject({ code: "MODEL_MISCONFIGURED" });
  });
});
