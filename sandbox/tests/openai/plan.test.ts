import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../../server";
import { control } from "../client";

let sandbox: Sandbox;
beforeAll(async () => {
  process.env.SANDBOX_MODEL_DELAY_MS = "0";
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox, "DELETE", "/faults"));

const prompt = [
  "Business: Kovász Műhely (retail)",
  "Fact 1: Opening hours: Monday to Friday",
  "Fact 2: Offer: Poppy seed rolls, 4 for 3",
  "Background: A family workshop in Szeged since 1987, with a stone oven.",
  "Customers: Early commuters",
  "Customers' worries: Stale bread",
  "What is going on this week: Walnut rolls, open day on 5 December",
  "Public holidays: none",
  "Language: English",
  "Photos:\n1. attached, nothing is known of it",
  "Already planned: none",
  "Already posted:\n1. 2026-11-20: Poppy seed rolls, 4 for 3",
  "Free times:\n1. Monday\n2. Tuesday\n3. Wednesday",
  "\nGive at most 3 ideas now, in English.",
].join("\n");

const nullable = (type: string) => ({ type: [type, "null"] });
const properties = {
  ...{ line: { type: "string" }, photo: nullable("integer"), question: nullable("string") },
  ...{ from: nullable("string"), until: nullable("string") },
};
const list = (of: object) => ({ type: "array", items: of });
const strict = (of: Record<string, object>) => ({
  ...{ type: "object", additionalProperties: false },
  ...{ required: Object.keys(of), properties: of },
});
const schema = strict({ ideas: list(strict(properties)) });

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await fetch(`${sandbox.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer sk-sandbox" },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, unknown>;
}

type Completion = { choices: { message: { content: string } }[] };
const completion = async (path: string, more: object, content = prompt) =>
  (
    (await post(path, {
      model: "gpt-6.1-terra",
      messages: [{ role: "user", content }],
      ...more,
    })) as unknown as Completion
  ).choices[0]?.message.content ?? "";
const structured = {
  response_format: { type: "json_schema", json_schema: { name: "ideas", schema, strict: true } },
};
const ideas = async (content?: string) =>
  (
    JSON.parse(await completion("/openai/v1/chat/completions", structured, content)) as {
      ideas: { line: string }[];
    }
  ).ideas;

describe("a prompt that asks for a week's ideas", () => {
  test("gets them in the structure of the request, of the owner's own news first", async () => {
    const [first, second, third] = await ideas();
    expect(first).toEqual({
      ...{ line: "Walnut rolls", photo: 1, question: "What is it, and what does it cost?" },
      ...{ from: null, until: null },
    });
    expect(second).toMatchObject({ line: "Open day on 5 December", photo: null, question: null });
    // What was posted is not said again, and nobody's worries are.
    expect(third).toMatchObject({
      line: "A family workshop in Szeged since 1987, with a stone oven",
      photo: null,
    });
  });

  test.each(["English", "Spanish", "French", "German", "Hungarian", "Portuguese", "Italian"])(
    "is answered in %s by the owner's words alone, and by fewer ideas where they do not reach",
    async (language) => {
      const quiet = prompt
        .replace(/this week: .*/, "this week: not given")
        .replace(/Photos:\n.*/, "Photos: none")
        .replace("at most 3 ideas now, in English", `at most 9 ideas now, in ${language}`);
      expect((await ideas(quiet)).map(({ line }) => line)).toEqual([
        "A family workshop in Szeged since 1987, with a stone oven",
        "A family workshop in Szeged since 1987",
        "With a stone oven",
        "Poppy seed rolls, 4 for 3 – A family workshop in Szeged since 1987, with a stone oven",
        "Kovász Műhely: Poppy seed rolls, 4 for 3",
        "Kovász Műhely: A family workshop in Szeged since 1987, with a stone oven",
        "Kovász Műhely: A family workshop in Szeged since 1987",
        "Kovász Műhely: with a stone oven",
      ]);
    },
  );

  test("gets numbered lines where there is no structure", async () => {
    const text = await completion("/compatible/v1/chat/completions", {});
    expect(text.split("\n")).toHaveLength(3);
    expect(text).toMatch(/^1\. Walnut rolls \[photo 1\] \[ask: What is it/);
  });

  test.each([
    ["too-few", 2],
    ["too-many", 40],
    ["no-ideas", 0],
  ])("%s: %i ideas", async (kind, count) => {
    await control(sandbox, "POST", "/faults", { provider: "openai", kind });
    expect(await ideas()).toHaveLength(count);
  });
});
