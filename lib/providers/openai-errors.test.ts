import { APICallError, RetryError } from "ai";
import { describe, expect, it } from "vitest";
import { modelError, dropRefusal, refusesStructure, visionError } from "./openai-errors";

const call = (statusCode: number | undefined, parts: { body?: string; cause?: unknown } = {}) =>
  new APICallError({
    message: "no",
    url: "https://api.example/v1/responses",
    requestBodyValues: {},
    statusCode,
    responseBody: parts.body,
    responseHeaders: { "retry-after": "7" },
    cause: parts.cause,
  });

describe("a failed call", () => {
  it.each([
    [undefined, "MODEL_UNAVAILABLE", "retry"],
    [401, "MODEL_MISCONFIGURED", "refused"],
    [404, "MODEL_MISCONFIGURED", "refused"],
    [500, "MODEL_UNAVAILABLE", "retry"],
    [503, "MODEL_UNAVAILABLE", "retry"],
    [429, "MODEL_BUSY", "retry"],
    [200, "MODEL_GARBAGE", "unknown"],
  ])("with status %s is %s", (status, code, outcome) => {
    expect(modelError(call(status), false)).toMatchObject({ code, outcome });
  });

  it("is declined when the vendor says so for the request", () => {
    const body = JSON.stringify({ error: { code: "moderation_blocked" } });
    expect(modelError(call(400, { body }), false)).toMatchObject({
      code: "MODEL_REFUSED",
      outcome: "refused",
    });
    expect(modelError(call(400, { body: "{}" }), false)).toMatchObject({ code: "MODEL_MISCONFIGURED" });
  });

  it.each([
    [400, "invalid_prompt", "MODEL_REFUSED", undefined],
    [429, "insufficient_quota", "MODEL_MISCONFIGURED", "configuration"],
    [429, "rate_limit_exceeded", "MODEL_BUSY", undefined],
    [400, "billing_hard_limit_reached", "MODEL_MISCONFIGURED", "configuration"],
    [400, "unsupported_value", "MODEL_MISCONFIGURED", "configuration"],
    [404, "model_not_found", "MODEL_MISCONFIGURED", "configuration"],
    [401, "invalid_api_key", "MODEL_MISCONFIGURED", "configuration"],
    [400, "context_length_exceeded", "MODEL_MISCONFIGURED", "request"],
    [422, "missing_required_parameter", "MODEL_MISCONFIGURED", "request"],
    [500, "server_error", "MODEL_UNAVAILABLE", undefined],
  ])("%s %s is %s, the fault of %s", (status, vendorCode, code, fault) => {
    const body = JSON.stringify({ error: { code: vendorCode } });
    const failed = modelError(call(status, { body }), false);
    expect({ code: failed.code, fault: failed.fault }).toEqual({ code, fault });
  });

  it.each([
    ["ENOTFOUND", "MODEL_MISCONFIGURED"],
    ["ERR_INVALID_URL", "MODEL_MISCONFIGURED"],
    ["ERR_SSL_WRONG_VERSION_NUMBER", "MODEL_MISCONFIGURED"],
    ["EAI_AGAIN", "MODEL_UNAVAILABLE"],
    ["ECONNREFUSED", "MODEL_UNAVAILABLE"],
  ])("at an address with %s is %s", (name, code) => {
    const cause = new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: name }) });
    expect(modelError(call(undefined, { cause }), false)).toMatchObject({ code });
    expect(modelError(cause, false)).toMatchObject({ code });
  });

  it("is cut off when text had come, or when the connection broke under a good answer", () => {
    expect(modelError(new Error("gone"), true)).toMatchObject({ code: "MODEL_CUT_OFF" });
    const cause = new TypeError("terminated");
    expect(modelError(call(200, { cause }), false)).toMatchObject({ code: "MODEL_CUT_OFF" });
  });

  it("reports the last of several attempts, and how long to wait", () => {
    const retries = new RetryError({
      message: "twice",
      reason: "maxRetriesExceeded",
      errors: [call(500), call(429)],
    });
    expect(modelError(retries, false)).toMatchObject({ code: "MODEL_BUSY", retryAfterSeconds: 7 });
  });
});

describe("a failed call with a photo", () => {
  const failed = (error: unknown) => visionError(modelError(error, false), error).code;

  it.each([
    [400, "Invalid content type. image_url is only supported by certain models."],
    [500, "image input is not supported - hint: if this is unexpected, you may need to provide the mmproj"],
    [400, "local-model is not a multimodal model"],
    [404, "No endpoints found that support image input"],
    [422, "body -> messages -> 0 -> content -> list[TextContentPart] -> 0 -> type: Input should be 'text'"],
    [400, "'messages[0].content' must be a string"],
  ])("says that the model cannot see: %s %s", (status, message) => {
    const body = JSON.stringify({ error: { message } });
    expect(failed(call(status, { body }))).toBe("VISION_UNAVAILABLE");
    const errors = [call(500), call(status, { body })];
    expect(failed(new RetryError({ message: "twice", reason: "maxRetriesExceeded", errors }))).toBe(
      "VISION_UNAVAILABLE",
    );
  });

  it.each([
    [401, "Incorrect API key", "MODEL_MISCONFIGURED"],
    [404, "The model does not exist", "MODEL_MISCONFIGURED"],
    [500, "The server had an error", "MODEL_UNAVAILABLE"],
    [503, "image service overloaded", "MODEL_UNAVAILABLE"],
    [429, "image quota", "MODEL_BUSY"],
  ])("stays what it is otherwise: %s %s", (status, message, code) => {
    expect(failed(call(status, { body: JSON.stringify({ error: { message } }) }))).toBe(code);
  });
});

describe("a failed call with a structure", () => {
  const refuses = (status: number, message: string) =>
    refusesStructure(modelError(call(status, { body: JSON.stringify({ error: { message } }) }), false));

  it.each([
    [400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model"],
    [400, "This server does not support response_format."],
    [422, "body -> response_format -> type: Input should be 'text'"],
    [500, "failed to parse grammar"],
  ])("says that the server takes none: %s %s", (status, message) => {
    expect(refuses(status, message)).toBe(true);
  });

  it.each([
    [401, "Incorrect API key"],
    [429, "too many calls with response_format"],
    [400, "This model's maximum context length is exceeded"],
  ])("says something else: %s %s", (status, message) => expect(refuses(status, message)).toBe(false));

  it("is no call at all", () => expect(refusesStructure(new Error("response_format"))).toBe(false));
});

describe("the end of a stream", () => {
  it.each([
    ["stop", undefined, "Rolls.", null],
    ["other", "eos", "Rolls.", null],
    ["other", "abort", "Rolls.", "MODEL_CUT_OFF"],
    ["length", "max_tokens", "Rolls", "MODEL_CUT_OFF"],
    ["interrupted", undefined, "Rolls", "MODEL_CUT_OFF"],
    ["interrupted", undefined, "", "MODEL_GARBAGE"],
    ["stop", "stop", " \n", "MODEL_GARBAGE"],
    ["content-filter", "stop", "I cannot", "MODEL_REFUSED"],
  ])("%s (%s) of %j", (reason, raw, text, code) => {
    expect(dropRefusal(reason, raw, text)?.code ?? null).toBe(code);
  });
});
