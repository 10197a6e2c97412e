import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "../../../../lib/settings/env";
import { makeOwner, makePost } from "../../../factories";
import { type Gate, openGate } from "../../../gate";
import { recordStatements } from "../../../record-statements";
import { draft, rolls } from "./drafts";

process.env.RATE_LIMITS = "off";

/** The statements of a draft, each recognised by its text. */
const KINDS: readonly [string, RegExp][] = [
  ["session", /FROM "Session" s JOIN "User"/],
  ["key", /INSERT INTO "IdempotencyKey"/],
  ["business", /"BusinessProfile"/],
  ["plan", /AS "hadTrial"/],
  ["space", /FROM "PostCount"/],
  ["draft", /AS "isDraft"/],
  ["reservation", /'RESERVE'/],
];
const kindOf = (text: string) => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? text;

let gate: Gate;
let recorded = recordStatements();
/** What was sent to the database when the model was asked. */
let before: string[] = [];

beforeAll(async () => {
  const { SANDBOX_URL, OPENAI_BASE_URL } = env();
  gate = await openGate(SANDBOX_URL, () => Promise.resolve(void (before = recorded.texts.map(kindOf))));
  Object.assign(env(), { OPENAI_BASE_URL: OPENAI_BASE_URL.replace(new URL(SANDBOX_URL).origin, gate.url) });
  const { token } = await makeOwner();
  // Opens as many connections as a draft uses at once.
  await draft(token);
});
afterAll(async () => {
  recorded.stop();
  await gate.close();
});

/** Asks for a draft. @returns the statements that its owner waits for before the model is asked */
async function statementsBefore(token: string, body: unknown): Promise<string[]> {
  recorded.stop();
  recorded = recordStatements();
  expect(await draft(token, { body })).toMatchObject({ status: 200 });
  return before.toSorted();
}

describe("before the model is asked", () => {
  const kinds = KINDS.map(([kind]) => kind).toSorted();

  it("a draft takes one statement for each thing it needs", async () => {
    const { token } = await makeOwner();
    expect(await statementsBefore(token, rolls)).toEqual(kinds.filter((kind) => kind !== "draft"));
  });

  it("another version looks whether its post is a draft, and not whether there is room for one", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id);
    expect(await statementsBefore(token, { ...rolls, postId: id })).toEqual(
      kinds.filter((kind) => kind !== "space"),
    );
  });
});
