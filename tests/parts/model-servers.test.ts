import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ODD_FORMS } from "../../sandbox/openai/api/odd-wire";
import { startSandbox } from "../../sandbox/server";
import { doctorOnModel } from "./doctor";

const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
afterAll(() => sandbox.close());

const faults = (method: string, body?: object) =>
  fetch(`${sandbox.url}/api/faults`, {
    method,
    headers: { "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
afterEach(() => faults("DELETE"));

/** What doctor has to say besides that the model writes. */
const SAID: Readonly<Record<string, RegExp>> = {
  "no-max-tokens": /refuses max_tokens for \S+: it is asked without/,
  "no-max-tokens-under-200": /refuses max_tokens for/,
  "no-stream-options": /refuses stream_options for/,
  "no-system": /refuses system for/,
  "error-string": /^BROKEN.*429.*overloaded/,
  "error-object": /^BROKEN.*429.*Rate limit/,
  "no-such-model": /^BROKEN.*does not exist/,
};

describe("doctor, of a server whose answers have", () => {
  it.each(ODD_FORMS)("%s", async (form) => {
    expect(
      (await faults("POST", { provider: "compatible", kind: "odd-wire", message: form, times: null })).status,
    ).toBe(201);
    const lines = (await doctorOnModel(`${sandbox.url}/compatible/v1`, form)).join("\n");
    const said = SAID[form];
    if (said) expect(lines).toMatch(new RegExp(said, "m"));
    if (!said?.source.startsWith("^BROKEN")) expect(lines).toMatch(/^ok .*writes$/m);
  });
});
