import { afterEach, describe, expect, it } from "vitest";
import { makeOwner } from "../../../factories";
import { clearFaults, draft, plant, rolls, settledBalance } from "./drafts";

// By settings alone: a server of chat completions without usage figures and structured output.
Object.assign(process.env, {
  OPENAI_BASE_URL: `${process.env.SANDBOX_URL}/compatible/v1`,
  OPENAI_API_KEY: "any",
  AI_API: "chat",
  AI_TEXT_MODEL: "local-model",
  AI_IMAGE_MODEL: "local-picture-model",
  AI_TEXT_TIMEOUT_MS: "4000",
});

afterEach(clearFaults);

describe("a server that speaks chat completions only", () => {
  it("writes; what it cost is estimated", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const { status, object } = await draft(token);
    expect(status).toBe(200);
    expect(object.cost).toBeGreaterThan(300);
    expect(object.cost).toBeLessThan(900);
    expect(await settledBalance(user.id)).toBe(10_000 - Number(object.cost));
  });

  it("draws", async () => {
    const { token } = await makeOwner();
    const { object } = await draft(token, { body: { ...rolls, generateImage: true } });
    expect(object).toMatchObject({ generatedPost: { imageUrl: expect.stringMatching(/^\/api\/media\//) } });
  });

  it.each([
    ["reset-before-effect", "MODEL_UNAVAILABLE"],
    ["error-before-effect", "MODEL_UNAVAILABLE"],
    ["accept-then-hang", "MODEL_UNAVAILABLE"],
    ["rate-limit", "MODEL_BUSY"],
    ["cut-stream", "MODEL_CUT_OFF"],
    ["garbage", "MODEL_GARBAGE"],
  ])("that fails (%s) costs nothing", async (kind, message) => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await plant({ provider: "compatible", kind });
    expect(await draft(token)).toMatchObject({ status: 502, message });
    expect(await settledBalance(user.id)).toBe(10_000);
  });
});
