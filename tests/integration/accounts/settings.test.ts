import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { endOtherSessionsAction, endSessionAction } from "../../../lib/accounts/sessions/actions";
import {
  changeEmailAction,
  changePasswordAction,
  requestResetAction,
  verifyEmailAction,
} from "../../../lib/accounts/credentials/actions";
import { getAccountSettings } from "@/lib/accounts/settings/queries";
import { resetPassword } from "../../../lib/accounts/credentials/reset-password";
import { signInWithPassword } from "../../../lib/accounts/credentials/sign-in-with-password";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { setClockOffset } from "../../clock";
import { makeSession, makeUser } from "../../factories";
import { actorOf } from "../../facebook";
import { requestOf } from "../../fixtures";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { inRequest } from "../../request-scope";
import { alive, kindsOf, makePerson, newAddress, password, tokenIn } from "./people";

const client = { address: null, userAgent: "tests" };
const fresh = "quiet harbour lantern";
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const asVisitor = () => requestOf({ method: "POST", headers: own });
const as = (token: string) => requestOf({ method: "POST", cookie: token });

const shiftClock = (minutes: number) => setClockOffset(minutes * 60_000);

describe("a forgotten password", () => {
  const ask = (email: string) => inRequest(asVisitor(), () => requestResetAction({ email }));

  it("is replaced by a mailed link, which ends every session and notifies the owner", async () => {
    const { user, tokens } = await makePerson(3);
    await ask(user.email.toUpperCase());
    const [mail] = await mailsTo(user.email);
    const link = new URL(mail?.links[0] ?? "");
    expect(link.origin + link.pathname).toBe(`${env().APP_URL}/reset-password`);
    const token = link.searchParams.get("token") ?? "";
    await resetPassword({ token, password: fresh }, client);
    expect(await alive(tokens)).toEqual([false, false, false]);
    expect(await signInWithPassword({ email: user.email, password: fresh }, client)).toEqual({
      userId: user.id,
    });
    await expect(signInWithPassword({ email: user.email, password }, client)).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    expect((await mailsTo(user.email, 2))[0]?.subject).toBe("Your Postwright password was changed");
    expect(await kindsOf(user.id)).toContain("PASSWORD_RESET");
  });

  it("answers a known and an unknown address with the same bytes", async () => {
    const { user } = await makePerson();
    const unknown = newAddress();
    expect(JSON.stringify(await ask(user.email))).toBe(JSON.stringify(await ask(unknown)));
    await mailsTo(user.email);
    expect(await mailsTo(unknown, 0)).toHaveLength(0);
  });

  it("lets one of twenty tries with the same link succeed", async () => {
    const { user } = await makePerson();
    await ask(user.email);
    const token = await secretMailedTo(user.email);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => resetPassword({ token, password: `${fresh} ${n}` }, client)),
    );
    const refused = tries.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 19 }, () => "LINK_USED"));
  });

  it("accepts no guessable password, and keeps the link then; expires after an hour", async () => {
    const { user } = await makePerson();
    await ask(user.email);
    const token = await secretMailedTo(user.email);
    await expect(resetPassword({ token, password: "password1" }, client)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
    await shiftClock(61);
    await expect(resetPassword({ token, password: fresh }, client)).rejects.toMatchObject({
      code: "LINK_EXPIRED",
    });
    await shiftClock(0);
    await resetPassword({ token, password: fresh }, client);
  });

  it("accepts no link of another kind", async () => {
    const { user } = await makePerson();
    await ask(user.email);
    const token = await secretMailedTo(user.email);
    await expect(verifyEmail(token, client)).rejects.toMatchObject({ code: "LINK_INVALID" });
    await resetPassword({ token, password: fresh }, client);
  });
});

describe("changing the password", () => {
  const change = (token: string, current: string, next = fresh) =>
    inRequest(as(token), () => changePasswordAction({ current, password: next }));

  it("of three sessions leaves the one that changed it, under a new token", async () => {
    const { user, tokens } = await makePerson(3);
    const { result, cookies } = await change(tokens[0] ?? "", password);
    expect(result).toEqual({ ok: true, data: { ended: 2 } });
    expect(await alive([...tokens, tokenIn(cookies)])).toEqual([false, false, false, true]);
    await signInWithPassword({ email: user.email, password: fresh }, client);
    await mailsTo(user.email);
  });

  it("asks for the current one, and says which field is wrong", async () => {
    const { tokens } = await makePerson(2);
    const refused = { ok: false, code: "VALIDATION_FAILED" };
    expect((await change(tokens[0] ?? "", "wrong")).result).toMatchObject({
      ...refused,
      fieldErrors: { current: ["Settings.errors.wrongPassword"] },
    });
    expect((await change(tokens[0] ?? "", password, "qwertyuiop")).result).toMatchObject({
      ...refused,
      fieldErrors: { password: ["Login.advice.common"] },
    });
    expect(await alive(tokens)).toEqual([true, true]);
  });

  it("slows down guesses at an unlocked computer", async () => {
    const { tokens } = await makePerson();
    for (let n = 0; n < 10; n += 1) await change(tokens[0] ?? "", "wrong");
    expect((await change(tokens[0] ?? "", password)).result).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("of an account without one requires a recent sign-in instead", async () => {
    const user = await makeUser();
    const { token } = await makeSession(user.id);
    await shiftClock(11);
    expect((await change(token, "")).result).toMatchObject({ code: "SIGN_IN_AGAIN" });
    await shiftClock(0);
    expect((await change(token, "")).result).toMatchObject({ ok: true });
    expect(await signInWithPassword({ email: user.email, password: fresh }, client)).toEqual({
      userId: user.id,
    });
  });
});

describe("changing the address", () => {
  const ask = (token: string, email: string, current = password) =>
    inRequest(as(token), () => changeEmailAction({ email, current }));

  it("takes effect when the new one is verified, and notifies the old one before and after", async () => {
    const { user, tokens } = await makePerson();
    const email = newAddress();
    expect((await ask(tokens[0] ?? "", email)).result).toEqual({ ok: true, data: { email } });
    expect((await actorOf(tokens[0] ?? "")).email).toBe(user.email);
    expect((await mailsTo(user.email))[0]?.text).toContain(email);
    const secret = await secretMailedTo(email);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => verifyEmail(secret, client)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await actorOf(tokens[0] ?? "")).email).toBe(email);
    expect((await mailsTo(user.email, 2))[0]?.subject).toBe("Your Postwright email was changed");
    expect(await signInWithPassword({ email, password }, client)).toEqual({ userId: user.id });
    await expect(signInWithPassword({ email: user.email, password }, client)).rejects.toThrow(
      "INVALID_CREDENTIALS",
    );
  });

  it("is confirmed by its owner's session alone, whoever presses before her", async () => {
    const { user, tokens } = await makePerson();
    const stranger = await makePerson();
    const [token = ""] = tokens;
    const email = newAddress();
    await ask(token, email);
    const secret = await secretMailedTo(email);
    for (const other of [asVisitor(), as(stranger.tokens[0] ?? "")]) {
      const { result } = await inRequest(other, () => verifyEmailAction({ token: secret }));
      expect(result).toMatchObject({ code: "SIGN_IN_TO_CONFIRM" });
    }
    expect((await actorOf(token)).email).toBe(user.email);
    await inRequest(as(token), () => verifyEmailAction({ token: secret }).catch(() => undefined));
    expect((await actorOf(token)).email).toBe(email);
  });

  it("to one that has an account notifies only that address", async () => {
    const [{ tokens }, other] = [await makePerson(), await makePerson()];
    const [token = ""] = tokens;
    const known = await ask(token, other.user.email);
    expect(known.result).toEqual({ ok: true, data: { email: other.user.email } });
    const shown = await getAccountSettings(await actorOf(token), 10);
    expect(shown.pendingEmail).toBe(other.user.email);
    const [mail] = await mailsTo(other.user.email);
    expect(mail?.subject).toBe("You already have a Postwright account");
    expect(mail?.links.some((link) => link.includes("token="))).toBe(false);
  });

  it("takes the address from a sign-up that never verified it, not from one that has", async () => {
    const { user, tokens } = await makePerson();
    const email = newAddress();
    await ask(tokens[0] ?? "", email);
    const secret = await secretMailedTo(email);
    await signUp({ email, password: fresh }, client);
    const signUpSecret = await secretMailedTo(email, 2);
    const other = await makeUser({ email });
    await expect(verifyEmail(secret, client)).rejects.toMatchObject({ code: "LINK_INVALID" });
    await db.user.delete({ where: { id: other.id } });
    expect(await verifyEmail(secret, client)).toEqual({ changed: true });
    expect(await db.user.findUnique({ where: { email } })).toMatchObject({ id: user.id });
    await expect(verifyEmail(signUpSecret, client)).rejects.toMatchObject({ code: "LINK_USED" });
  });

  it("requires the password, and a different address", async () => {
    const { user, tokens } = await makePerson();
    const [token = ""] = tokens;
    expect((await ask(token, newAddress(), "wrong")).result).toMatchObject({
      fieldErrors: { current: ["Settings.errors.wrongPassword"] },
    });
    expect((await ask(token, user.email)).result).toMatchObject({
      fieldErrors: { email: ["Settings.errors.sameEmail"] },
    });
  });

  it("is cancelled by a changed password", async () => {
    const { tokens } = await makePerson();
    const [token = ""] = tokens;
    const email = newAddress();
    await ask(token, email);
    const secret = await secretMailedTo(email);
    await inRequest(as(token), () => changePasswordAction({ current: password, password: fresh }));
    const verify = inRequest(asVisitor(), () => verifyEmailAction({ token: secret }));
    expect((await verify).result).toMatchObject({ code: "LINK_EXPIRED" });
  });
});

describe("the sessions", () => {
  it("are listed to their owner, and end one by one or all but this", async () => {
    const { user, tokens, devices } = await makePerson(4);
    const stranger = await makePerson();
    const [here = ""] = tokens;
    const device = {
      userId: user.id,
      endpoint: "https://push.example/1",
      p256dh: "p",
      auth: "a",
      vapidKey: "v",
    };
    await db.pushDevice.create({
      data: { ...device, sessionId: devices[0]?.id ?? "", endpointHash: randomUUID(), createdAt: new Date() },
    });
    const listed = async () =>
      (await getAccountSettings(await actorOf(here), 10)).sessions.map(({ id }) => id);
    expect((await listed()).sort()).toEqual(devices.map(({ id }) => id).sort());
    const end = (token: string, id: string) => inRequest(as(token), () => endSessionAction({ id }));
    const second = devices[1]?.id ?? "";
    expect((await end(stranger.tokens[0] ?? "", second)).result).toMatchObject({ code: "SESSION_NOT_FOUND" });
    expect((await end(here, second)).result).toMatchObject({ ok: true });
    expect((await end(here, second)).result).toMatchObject({ code: "SESSION_NOT_FOUND" });
    expect(await alive(tokens)).toEqual([true, false, true, true]);
    const others = await inRequest(as(here), () => endOtherSessionsAction({}));
    expect(others.result).toEqual({ ok: true, data: { ended: 2 } });
    const again = tokenIn(others.cookies);
    expect(await alive([...tokens, ...stranger.tokens, again])).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    const kept = await db.session.findFirstOrThrow({ where: { userId: user.id, revokedAt: null } });
    // The remaining session keeps its age, and its push device.
    expect(kept.createdAt).toEqual(devices[0]?.createdAt);
    expect(await db.pushDevice.count({ where: { sessionId: kept.id } })).toBe(1);
    const last = await inRequest(as(again), () => endOtherSessionsAction({}));
    expect(last.result).toEqual({ ok: true, data: { ended: 0 } });
    expect(await alive([again, tokenIn(last.cookies)])).toEqual([false, true]);
    expect(await kindsOf(user.id)).toEqual(["SESSION_ENDED", "OTHER_SESSIONS_ENDED"]);
  });
});

describe("the activity", () => {
  it("records refused sign-ins, and cannot be changed or deleted", async () => {
    const { user, tokens } = await makePerson();
    await signInWithPassword({ email: user.email, password: "wrong" }, client).catch(() => undefined);
    await expect.poll(() => kindsOf(user.id)).toEqual(["SIGN_IN_FAILED"]);
    const { activity } = await getAccountSettings(await actorOf(tokens[0] ?? ""), 10);
    expect(activity).toMatchObject([{ kind: "SIGN_IN_FAILED", facts: { userAgent: "tests" } }]);
    await expect(db.$executeRaw`UPDATE "AuditEntry" SET "kind" = 'SIGNED_IN'`).rejects.toThrow("append-only");
    await expect(db.$executeRaw`DELETE FROM "AuditEntry"`).rejects.toThrow("append-only");
    await db.user.delete({ where: { id: user.id } });
    expect(await kindsOf(user.id)).toEqual([]);
  });
});
