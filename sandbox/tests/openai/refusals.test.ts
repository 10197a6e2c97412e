import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../../server";
import { control } from "../client";
import { callModel, chatBody, errorOf } from "./client";

let sandbox: Sandbox;
const call = (path: string, body?: unknown, key?: string) => callModel(sandbox, path, body, key);
const chat = (more: object = {}) => chatBody("Write a post about figs.", more);

beforeAll(async () => {
  process.env.SANDBOX_MODEL_DELAY_MS = "0";
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox, "DELETE", "/faults"));

describe("refuses as the vendor does", () => {
  const responses = { model: "gpt-6.1-terra", input: "x" };
  const image = { model: "gpt-image-2.6-flare", prompt: "x" };
  const strict = (schema: object) => ({
    format: { type: "json_schema", name: "post", strict: true, schema },
  });
  test.each([
    ["/responses", { ...responses, top_k: 3 }, 400, { param: "top_k", code: "unknown_parameter" }],
    ["/responses", { input: "x" }, 400, { param: "model", code: "missing_required_parameter" }],
    ["/responses", { ...responses, max_output_tokens: 3 }, 400, { param: "max_output_tokens" }],
    [
      "/responses",
      { ...responses, temperature: 0.3 },
      400,
      { param: "temperature", code: "unsupported_parameter" },
    ],
    ["/responses", { ...responses, model: "gpt-99" }, 404, { code: "model_not_found" }],
    [
      "/responses",
      { ...responses, text: strict({ type: "object", properties: {} }) },
      400,
      { code: "invalid_json_schema" },
    ],
    [
      "/chat/completions",
      chat({ top_k: 3 }),
      400,
      { message: "Unrecognized request argument supplied: top_k" },
    ],
    ["/chat/completions", chat({ stream: "yes" }), 400, { param: "stream", code: "invalid_type" }],
    [
      "/chat/completions",
      chat({ model: "gpt-6.1-terra", max_tokens: 9 }),
      400,
      { code: "unsupported_parameter" },
    ],
    [
      "/chat/completions",
      chat({ response_format: { type: "json_object" }, messages: [{ role: "user", content: "x" }] }),
      400,
      { param: "messages" },
    ],
    [
      "/images/generations",
      { ...image, response_format: "b64_json" },
      400,
      { param: "response_format", code: "unknown_parameter" },
    ],
    ["/images/generations", { ...image, size: "512x512" }, 400, { param: "size", code: "invalid_value" }],
    ["/nowhere", {}, 404, { type: "invalid_request_error" }],
  ])("%s %j", async (path, body, status, error) => {
    expect(await errorOf(await call(`/openai/v1${path}`, body))).toMatchObject({ status, error });
  });

  test("a missing and a wrong key", async () => {
    expect(await errorOf(await call("/openai/v1/models", undefined, "sk-wrong-key-1234"))).toMatchObject({
      status: 401,
      error: {
        code: "invalid_api_key",
        message: expect.stringMatching(/^Incorrect API key provided: sk-w\*+1234/),
      },
    });
    expect((await fetch(`${sandbox.url}/openai/v1/models`)).status).toBe(401);
  });
});

describe("faults", () => {
  const set = (kind: string, more: object = {}) =>
    control(sandbox, "POST", "/faults", { provider: "openai", kind, ...more });
  test.each([
    ["rate-limit", {}, 429, "rate_limit_exceeded"],
    ["refuse", { status: 429 }, 429, "insufficient_quota"],
    ["expired-token", {}, 401, "invalid_api_key"],
    ["error-before-effect", { status: 503 }, 503, null],
  ])("%s %j", async (kind, more, status, code) => {
    await set(kind, more);
    expect(await errorOf(await call("/openai/v1/chat/completions", chat()))).toMatchObject({
      status,
      error: { code },
    });
  });

  test("a stream cut in the middle fails, and the call is in the log", async () => {
    await set("cut-stream");
    const reply = await call("/openai/v1/chat/completions", chat({ stream: true }));
    await expect(reply.text()).rejects.toThrow();
    const [last] = (await (await control(sandbox, "GET", "/calls")).json()) as {
      provider: string;
      fault: string;
    }[];
    expect(last).toMatchObject({ provider: "openai", fault: "cut-stream" });
  });
});
