import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as passkeyRoute } from "../../../app/api/auth/passkey/route";
import { startPasskeySetup, startPasskeySignIn } from "../../../lib/accounts/passkeys/create-challenge";
import { addPasskey, removePasskey } from "../../../lib/accounts/passkeys/register";
import { signInWithPasskey } from "../../../lib/accounts/passkeys/sign-in-with-passkey";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { type Actor, actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { Authenticator } from "../../authenticator";
import { makeSession, makeUser } from "../../factories";
import { call, requestOf } from "../../fixtures";
import { askNextAuth, visitor } from "../../google";
import { inRequest } from "../../request-scope";

const password = "blue kettle morning";
const client = { address: null, userAgent: "Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36" };

async function makePerson() {
  const email = `anna-${randomUUID()}@example.com`;
  const user = await makeUser({ email, passwordHash: await makePasswordHash(password) });
  const actor = await actorOfToken((await makeSession(user.id)).token);
  if (!actor) throw new Error("no session");
  return actor;
}

type Registered = ReturnType<Authenticator["register"]>;
const add = (actor: Actor, response: Registered, current = password) =>
  addPasskey(actor, { response, current }, client);

async function withPasskey() {
  const actor = await makePerson();
  const device = new Authenticator();
  await add(actor, device.register(await startPasskeySetup(actor, password)));
  return { actor, device };
}

const begin = () => startPasskeySignIn(client);
const refused = { code: "PASSKEY_REFUSED" };

describe("passkeys", () => {
  it("sign in on their own, without a name, through next-auth", async () => {
    const { actor, device } = await withPasskey();
    const options = await begin();
    expect(options).toMatchObject({ rpId: new URL(env().APP_URL).hostname, userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { jar, csrfToken } = visitor();
    device.counter = 1;
    const fields = { csrfToken, callbackUrl: "/feedback", response: device.answer(options) };
    const { location } = await askNextAuth(jar, { path: "/api/auth/callback/passkey", fields });
    expect(location).toBe(`${env().APP_URL}/feedback`);
    expect(await actorOfToken(jar.get("postwright.session"))).toMatchObject({ userId: actor.userId });
  });

  it("are made discoverable, with the owner verified, not twice on one device, and only with the password", async () => {
    const { actor, device } = await withPasskey();
    await expect(startPasskeySetup(actor, "wrong")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    const options = await startPasskeySetup(actor, password);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    expect(options.excludeCredentials).toMatchObject([{ id: device.credentialId, transports: ["internal"] }]);
    await expect(add(actor, device.register(options))).rejects.toMatchObject(refused);
    const careless = new Authenticator();
    careless.verifies = false;
    const again = await startPasskeySetup(actor, password);
    await expect(add(actor, careless.register(again))).rejects.toMatchObject(refused);
    expect(await db.passkey.count({ where: { userId: actor.userId } })).toBe(1);
  });

  it("are added by the person who began it, who enters the password at both steps", async () => {
    const [actor, thief] = [await makePerson(), await makePerson()];
    const options = await startPasskeySetup(actor, password);
    const made = new Authenticator().register(options);
    await expect(add(thief, made)).rejects.toMatchObject(refused);
    await expect(add(actor, made, "wrong")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    await expect(add(actor, made, "")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await db.passkey.count({ where: { userId: { in: [actor.userId, thief.userId] } } })).toBe(0);
    await add(actor, made);
    await expect(add(actor, made)).rejects.toMatchObject(refused);
  });

  it("sign in the browser that was challenged, and no other that has the answer", async () => {
    const { actor, device } = await withPasskey();
    const asked = async () => {
      const { result, cookies } = await inRequest(
        requestOf({ method: "POST", headers: { origin: env().APP_URL, "sec-fetch-site": "same-origin" } }),
        () =>
          call(passkeyRoute, {
            method: "POST",
            headers: { origin: env().APP_URL, "sec-fetch-site": "same-origin" },
          }),
      );
      const [cookie = ""] = cookies;
      expect(cookie).toMatch(/^postwright\.passkey=[\w-]{43};.*HttpOnly/);
      const options = result.object as { challenge: string };
      return { options, passkey: cookie.split(/[=;]/)[1] };
    };
    const { options, passkey } = await asked();
    const answer = device.answer(options);
    const other = await asked();
    for (const stranger of [client, { ...client, passkey: other.passkey }])
      await expect(signInWithPasskey(answer, stranger)).rejects.toMatchObject(refused);
    expect(await signInWithPasskey(answer, { ...client, passkey })).toEqual({ userId: actor.userId });
  });

  it("answer a challenge once: of twenty at the same moment, one", async () => {
    const { device } = await withPasskey();
    const answer = device.answer(await begin());
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => signInWithPasskey(answer, client)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("accept no challenge that is not ours, too old, or for creating one", async () => {
    const { actor, device } = await withPasskey();
    const made = Buffer.alloc(32, 3).toString("base64url");
    await expect(signInWithPasskey(device.answer({ challenge: made }), client)).rejects.toMatchObject(
      refused,
    );
    const adding = await startPasskeySetup(actor, password);
    await expect(signInWithPasskey(device.answer(adding), client)).rejects.toMatchObject(refused);
    const old = await begin();
    await db.$executeRaw`UPDATE "PasskeyChallenge" SET "expiresAt" = app_now() - interval '1 second'`;
    await expect(signInWithPasskey(device.answer(old), client)).rejects.toMatchObject(refused);
  });

  it("notice a copy by its counter", async () => {
    const { actor, device } = await withPasskey();
    device.counter = 7;
    await signInWithPasskey(device.answer(await begin()), client);
    for (const counter of [7, 6, 0]) {
      device.counter = counter;
      await expect(signInWithPasskey(device.answer(await begin()), client)).rejects.toMatchObject(refused);
    }
    device.counter = 8;
    expect(await signInWithPasskey(device.answer(await begin()), client)).toEqual({ userId: actor.userId });
  });

  it("let synced keys, whose counter stays 0, in again and again", async () => {
    const { device } = await withPasskey();
    for (let n = 0; n < 3; n += 1) await signInWithPasskey(device.answer(await begin()), client);
  });

  it("refuse another origin, a device that did not ask, a foreign signature, and garbage", async () => {
    const { device } = await withPasskey();
    device.origin = "https://evil.example";
    await expect(signInWithPasskey(device.answer(await begin()), client)).rejects.toMatchObject(refused);
    device.origin = env().APP_URL;
    device.verifies = false;
    await expect(signInWithPasskey(device.answer(await begin()), client)).rejects.toMatchObject(refused);
    device.verifies = true;
    const stranger = JSON.parse(new Authenticator().answer(await begin()));
    const forged = { ...stranger, id: device.credentialId, rawId: device.credentialId };
    await expect(signInWithPasskey(JSON.stringify(forged), client)).rejects.toMatchObject(refused);
    await expect(signInWithPasskey(JSON.stringify(stranger), client)).rejects.toMatchObject({
      code: "PASSKEY_UNKNOWN",
    });
    for (const text of ["", "{}", "null", "[", '{"id":1}'])
      await expect(signInWithPasskey(text, client)).rejects.toMatchObject(refused);
  });

  it("go with the password of their owner alone, and then open nothing", async () => {
    const { actor, device } = await withPasskey();
    const other = await makePerson();
    const { id } = await db.passkey.findFirstOrThrow({ where: { userId: actor.userId } });
    await expect(removePasskey(other, { id, current: password })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(removePasskey(actor, { id, current: "wrong" })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
    await removePasskey(actor, { id, current: password });
    await expect(signInWithPasskey(device.answer(await begin()), client)).rejects.toMatchObject({
      code: "PASSKEY_UNKNOWN",
    });
  });
});
