import { afterAll, beforeAll, beforeEach } from "vitest";
import { env } from "../lib/settings/env";
import { type Gate, openGate } from "./gate";

/** What the model is asked during each test of a file, as it is sent; the sandbox's model answers it. */
export function recordPrompts(): string[] {
  const asked: string[] = [];
  let gate: Gate;
  beforeAll(async () => {
    const { SANDBOX_URL, OPENAI_BASE_URL } = env();
    gate = await openGate(SANDBOX_URL, (_, body) => Promise.resolve(void asked.push(body)));
    Object.assign(env(), { OPENAI_BASE_URL: OPENAI_BASE_URL.replace(new URL(SANDBOX_URL).origin, gate.url) });
  });
  beforeEach(() => void (asked.length = 0));
  afterAll(() => gate.close());
  return asked;
}
