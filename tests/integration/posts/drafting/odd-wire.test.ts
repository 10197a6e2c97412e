// What servers really send that call themselves compatible with OpenAI, over HTTP: the sandbox sends each kind.
import { afterEach, describe, expect, it } from "vitest";
import { call } from "../../../fixtures";
import { GET as ready } from "../../../../app/api/health/ready/route";
import { env } from "../../../../lib/settings/env";
import { makeOwner } from "../../../factories";
import { clearFaults, draft, eventsOf, openDraft, plant, settledBalance } from "./drafts";

Object.assign(process.env, {
  OPENAI_BASE_URL: `${process.env.SANDBOX_URL}/compatible/v1`,
  OPENAI_API_KEY: "any",
  AI_API: "chat",
  AI_TEXT_MODEL: "local-model",
});

afterEach(clearFaults);

/** Each form has a model of its own: what a server refuses is remembered for a model. */
async function odd(message: string): Promise<void> {
  Object.assign(env(), { AI_TEXT_MODEL: message });
  await plant({ provider: "compatible", kind: "odd-wire", message, times: null });
}
const modelOf = async () => (await call(ready, {})).object as { model?: string };

describe("a server whose answers have", () => {
  it.each([
    ...["empty-role", "parts", "no-choices", "no-index", "logprobs-list", "foreign-annotations"],
    ...["noise-after-end", "error-after-end", "whole-under-text", "whole-parts"],
    ...["no-max-tokens", "no-max-tokens-under-200", "no-temperature", "no-stream-options", "no-system"],
  ])("%s writes a post that stays", async (form) => {
    const { token } = await makeOwner();
    await odd(form);
    const events = await eventsOf(await openDraft(token));
    const last = events.at(-1);
    expect(last).toMatchObject({ name: "done" });
    expect(JSON.stringify(last?.data)).toMatch(/poppy seed rolls/i);
    expect(await modelOf()).toMatchObject({ model: "ok" });
  });

  it.each([
    ["error-string", "MODEL_BUSY"],
    ["error-object", "MODEL_BUSY"],
    ["no-such-model", "MODEL_MISCONFIGURED"],
  ])("%s is %s, and costs nothing", async (form, message) => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await odd(form);
    expect(await draft(token)).toMatchObject({ status: 502, message });
    expect(await settledBalance(user.id)).toBe(10_000);
    if (message === "MODEL_MISCONFIGURED") expect(await modelOf()).toMatchObject({ model: "misconfigured" });
  });
});
