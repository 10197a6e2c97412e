import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET, PUT } from "../../../app/api/business/voice/route";
import { POST as REWRITE } from "../../../app/api/post/[id]/rewrite/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { makePost, makeSession, makeUser } from "../../factories";
import { call } from "../../fixtures";
import { type Gate, openGate } from "../../gate";
import { draft, rolls } from "../posts/drafts";
import { at, ideasFor, makePlanner } from "../posts/planning/weeks";

process.env.RATE_LIMITS = "off";

let gate: Gate;
/** What the model was asked, as it was sent. */
let asked: string[] = [];

beforeAll(async () => {
  const { SANDBOX_URL, OPENAI_BASE_URL } = env();
  gate = await openGate(SANDBOX_URL, (_, body) => Promise.resolve(void asked.push(body)));
  Object.assign(env(), { OPENAI_BASE_URL: OPENAI_BASE_URL.replace(new URL(SANDBOX_URL).origin, gate.url) });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => gate.close());

const save = (bearer: string, body: object) => call(PUT, { method: "PUT", bearer, body });
const read = (bearer: string) => call(GET, { bearer });
/** What the model was asked, as it reads it. */
const said = () => asked.join().replaceAll('\\"', '"');

const familiar = { country: "AT", address: "FAMILIAR" };
const DU = 'Form of address: "du", and "ihr" to several; never "Sie"';
const AUSTRIA = "Region: Austrian German (de-AT)";

describe("how a business sounds", () => {
  it("is read and changed by its owner, and follows the time zone until a country is chosen", async () => {
    const { token } = await makePlanner();
    const nothing = { country: null, address: null, revision: 0, zoneCountry: "HU" };
    expect((await read(token)).object).toMatchObject(nothing);
    expect(await save(token, familiar)).toMatchObject({ status: 200, object: { ...familiar, revision: 1 } });
    expect((await read(token)).object).toMatchObject({ ...familiar, revision: 1 });
    const stale = { country: "DE", address: null, revision: 0 };
    expect(await save(token, stale)).toMatchObject({ status: 409, message: "VOICE_CHANGED" });
    expect(await save(token, { ...stale, revision: 1 })).toMatchObject({
      object: { country: "DE", revision: 2 },
    });
    // As a form without script sends what is not chosen.
    expect((await save(token, { country: "", address: "" })).object).toMatchObject({
      country: null,
      address: null,
    });
  });

  it("is refused where it is none, or where there is no profile", async () => {
    const { token } = await makePlanner();
    for (const body of [
      {},
      { ...familiar, country: "XX" },
      { ...familiar, address: "you" },
      { ...familiar, more: 1 },
    ])
      expect((await save(token, body)).status).toBe(400);
    const stranger = (await makeSession((await makeUser()).id)).token;
    expect(await read(stranger)).toMatchObject({ status: 404, message: "BUSINESS_NOT_FOUND" });
    expect(await save(stranger, familiar)).toMatchObject({ status: 404, message: "BUSINESS_NOT_FOUND" });
  });

  it("holds in drafts and other versions of them", async () => {
    const { token } = await makePlanner();
    await save(token, familiar);
    const body = { ...rolls, replyLanguage: "GERMAN" };
    const { object } = await draft(token, { body });
    const { id } = object.generatedPost as { id: number };
    await draft(token, { body: { ...body, postId: id } });
    expect(asked).toHaveLength(2);
    for (const prompt of asked) {
      expect(prompt.replaceAll('\\"', '"')).toContain(DU);
      expect(prompt).toContain(AUSTRIA);
    }
  });

  it("holds in ideas, translations and changed words, but not where only mistakes are put right", async () => {
    const { user, token } = await makePlanner();
    await save(token, familiar);
    await ideasFor(token, { slots: [at(0)], language: "german" });
    expect(said()).toContain(DU);
    expect(said()).toContain(AUSTRIA);

    const content = "Frische Semmeln gibt es morgen früh, kommen Sie einfach vorbei.";
    const { id } = await makePost(user.id, { content });
    for (const [order, holds] of [
      [{ kind: "WARMER" }, true],
      [{ kind: "LANGUAGE", language: "portuguese" }, true],
      [{ kind: "CORRECT" }, false],
    ] as const) {
      asked = [];
      await call(REWRITE, {
        bearer: token,
        params: { id: String(id) },
        body: { start: 0, end: content.length, revision: 0, ...order },
      });
      expect(asked).not.toHaveLength(0);
      expect(said().includes("Form of address"), order.kind).toBe(holds);
    }
  });

  it("is erased with the account", async () => {
    const { user, token } = await makePlanner();
    await save(token, familiar);
    await db.user.delete({ where: { id: user.id } });
    expect(await db.voice.count({ where: { userId: user.id } })).toBe(0);
  });
});
