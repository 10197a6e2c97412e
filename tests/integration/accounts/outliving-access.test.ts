// What gives access without a session: a calendar address and a push device, and when they end.
import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as calendarRoute } from "../../../app/api/calendar/route";
import { GET as feedRoute } from "../../../app/api/calendar/[token]/route";
import {
  endOtherSessionsAction,
  endSessionAction,
  signOutAction,
} from "../../../lib/accounts/sessions/actions";
import { changePasswordAction } from "../../../lib/accounts/credentials/actions";
import { RESET_LINK_HOURS } from "../../../lib/accounts/constants";
import { requestEmailChange } from "../../../lib/accounts/credentials/change-email";
import { resetPassword } from "../../../lib/accounts/credentials/reset-password";
import { listResetAccess } from "../../../lib/accounts/credentials/reset-access";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { createEmailToken } from "../../../lib/accounts/mutations";
import { getAccountSettings } from "@/lib/accounts/settings/queries";
import type { Actor } from "../../../lib/auth/actor";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { refreshPushDevice, savePushDevice } from "../../../lib/notices/push-devices";
import { createCalendarFeed } from "../../../lib/posts/calendar/mutations";
import { setClockOffset } from "../../clock";
import { makeSession, makeUser } from "../../factories";
import { actorOf } from "../../facebook";
import { call, requestOf } from "../../fixtures";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { inRequest } from "../../request-scope";
import { runTimer } from "../../timers";

const password = "blue kettle morning";
const fresh = "quiet harbour lantern";
const passwordHash = await makePasswordHash(password);
const client = { address: null, userAgent: "tests" };

process.env.RATE_LIMITS = "off";
beforeEach(() => db.user.deleteMany());

/** An owner in her own browser, and somebody with a session that he has stolen. */
async function makePerson() {
  const user = await makeUser({ email: `anna-${randomUUID()}@example.com`, passwordHash });
  const [mine, stolen] = [await makeSession(user.id), await makeSession(user.id)];
  return { user, mine, stolen };
}

async function makeCalendar(token: string, current = password): Promise<string> {
  const reply = await call(calendarRoute, { bearer: token, body: { current } });
  expect(reply.status, reply.text).toBe(200);
  return (reply.object as { url: string }).url;
}

function newDevice() {
  const endpoint = `${env().SANDBOX_URL}/push/send/${randomUUID()}`;
  const auth = randomBytes(16).toString("base64url");
  return { endpoint, keys: { p256dh: `B${"b".repeat(86)}`, auth } };
}

async function makePush(token: string): Promise<string> {
  const device = newDevice();
  await savePushDevice(await actorOf(token), device);
  return device.endpoint;
}

const isOpen = async (url: string) => {
  const token = url.split("/").at(-1) ?? "";
  return (await call(feedRoute, { params: { token }, path: `/api/calendar/${token}` })).status === 200;
};
const devicesOf = async (userId: string) =>
  (await db.pushDevice.findMany({ where: { userId }, select: { endpoint: true } })).map(
    ({ endpoint }) => endpoint,
  );
const as = (token: string) => requestOf({ method: "POST", cookie: token });
const othersAccess = async (token: string) =>
  (await getAccountSettings(await actorOf(token), 1)).othersAccess;

type Kept = { keep?: string; endpoint?: string };
const tokenIn = (cookies: readonly string[]) =>
  cookies.find((line) => line.startsWith(`${sessionCookieName(env().https)}=`))?.split(/[=;]/)[1] ?? "";

type Person = { userId: string; token: string };

/** What an owner does when she distrusts a session, by her own. @returns her session's new token */
const THREE = {
  "changing the password": async ({ token }: Person, kept?: Kept) => {
    const input = { current: password, password: fresh, ...kept };
    const { result, cookies } = await inRequest(as(token), () => changePasswordAction(input));
    expect(result).toMatchObject({ ok: true });
    return tokenIn(cookies);
  },
  "signing the others out": async ({ token }: Person, kept: Kept = {}) => {
    const { result, cookies } = await inRequest(as(token), () => endOtherSessionsAction(kept));
    expect(result).toMatchObject({ ok: true });
    return tokenIn(cookies);
  },
  "a password reset": async ({ userId }: Person, { keep = "" }: Kept = {}) => {
    const token = await createEmailToken(userId, "RESET_PASSWORD", RESET_LINK_HOURS);
    await resetPassword({ token, password: fresh, keep: keep.split(",").filter(Boolean) }, client);
    return (await makeSession(userId)).token;
  },
};

describe.each(Object.entries(THREE))("%s", (name, run) => {
  it("ends the calendar address and the push device of a stolen session", async () => {
    const { user, mine, stolen } = await makePerson();
    const url = await makeCalendar(stolen.token);
    await makePush(stolen.token);
    expect(await isOpen(url)).toBe(true);
    await run({ userId: user.id, token: mine.token });
    expect(await isOpen(url)).toBe(false);
    expect(await devicesOf(user.id)).toEqual([]);
    const kinds = (await db.auditEntry.findMany({ where: { userId: user.id } })).map(({ kind }) => kind);
    expect(kinds).toContain("CALENDAR_ADDRESS_REVOKED");
  });

  it("keeps what the owner has seen and claimed, and nothing that was made meanwhile", async () => {
    const { user, mine, stolen } = await makePerson();
    const url = await makeCalendar(stolen.token);
    const claimed = await makePush(stolen.token);
    const shown = await othersAccess(mine.token);
    expect(shown.map(({ kind }) => kind).sort()).toEqual(["calendar", "push"]);
    const link = await createEmailToken(user.id, "RESET_PASSWORD", RESET_LINK_HOURS);
    expect((await listResetAccess(link)).map(({ id }) => id).sort()).toEqual(
      shown.map(({ id }) => id).sort(),
    );
    await makePush(stolen.token);
    const keep = shown.map(({ id }) => id).join();
    const token = await run({ userId: user.id, token: mine.token }, { keep });
    expect(await isOpen(url)).toBe(true);
    expect(await devicesOf(user.id)).toEqual([claimed]);
    await makeCalendar(token, name === "signing the others out" ? password : fresh);
    expect((await othersAccess(token)).map(({ kind }) => kind).sort()).toEqual(["calendar", "push"]);
  });

  it("ends a calendar address that was made anew after the owner had claimed it", async () => {
    const { user, mine, stolen } = await makePerson();
    await makeCalendar(mine.token);
    const link = await createEmailToken(user.id, "RESET_PASSWORD", RESET_LINK_HOURS);
    const keep = (await listResetAccess(link)).map(({ id }) => id).join();
    const url = await makeCalendar(stolen.token);
    await run({ userId: user.id, token: mine.token }, { keep });
    expect(await isOpen(url)).toBe(false);
  });

  it("leaves another owner's alone", async () => {
    const [person, neighbour] = [await makePerson(), await makePerson()];
    const url = await makeCalendar(neighbour.mine.token);
    await makePush(neighbour.mine.token);
    await run({ userId: person.user.id, token: person.mine.token });
    expect(await isOpen(url)).toBe(true);
    expect(await devicesOf(neighbour.user.id)).toHaveLength(1);
  });
});

describe("the session that changes the password", () => {
  it("keeps what it has made itself, again and again, where the owner claims the calendar address", async () => {
    const { user, mine } = await makePerson();
    const url = await makeCalendar(mine.token);
    const endpoint = await makePush(mine.token);
    const shown = await othersAccess(mine.token);
    expect(shown.map(({ kind }) => kind)).toEqual(["calendar"]);
    const kept = { endpoint, keep: shown.map(({ id }) => id).join() };
    const token = await THREE["changing the password"]({ userId: user.id, token: mine.token }, kept);
    await THREE["signing the others out"]({ userId: user.id, token }, kept);
    expect(await isOpen(url)).toBe(true);
    expect(await devicesOf(user.id)).toEqual([endpoint]);
  });

  it.each(["changing the password", "signing the others out"] as const)(
    "keeps of its push devices this browser's alone, since others may come from a copy of its token: %s",
    async (name) => {
      const { user, mine } = await makePerson();
      const endpoint = await makePush(mine.token);
      await makePush(mine.token);
      await THREE[name]({ userId: user.id, token: mine.token }, { endpoint });
      expect(await devicesOf(user.id)).toEqual([endpoint]);
    },
  );

  it.each(["changing the password", "signing the others out"] as const)(
    "ends a calendar address of its own that nobody claims, since a copy of its token may have made it: %s",
    async (name) => {
      const { user, mine } = await makePerson();
      const url = await makeCalendar(mine.token);
      await THREE[name]({ userId: user.id, token: mine.token });
      expect(await isOpen(url)).toBe(false);
    },
  );

  it("keeps none where this browser has none", async () => {
    const { user, mine } = await makePerson();
    await makePush(mine.token);
    await THREE["signing the others out"]({ userId: user.id, token: mine.token }, { endpoint: "" });
    expect(await devicesOf(user.id)).toEqual([]);
  });
});

describe("a session that was ended while it asked", () => {
  it.each([
    ["a calendar address", (actor: Actor) => createCalendarFeed(actor, { current: password })],
    ["a push device", (actor: Actor) => savePushDevice(actor, newDevice())],
  ] as const)("makes no %s", async (_, make) => {
    const { user, mine, stolen } = await makePerson();
    const actor = await actorOf(stolen.token);
    await THREE["signing the others out"]({ userId: user.id, token: mine.token });
    await expect(make(actor)).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
    expect(await db.calendarFeed.count({ where: { userId: user.id } })).toBe(0);
    expect(await devicesOf(user.id)).toEqual([]);
  });

  it("takes no push device over", async () => {
    const { user, mine, stolen } = await makePerson();
    const endpoint = await makePush(mine.token);
    const actor = await actorOf(stolen.token);
    await db.session.update({ where: { id: stolen.id }, data: { revokedAt: new Date() } });
    expect(await refreshPushDevice(actor, endpoint)).toEqual({ on: false });
    expect(await db.pushDevice.findFirst({ where: { userId: user.id } })).toMatchObject({
      sessionId: mine.id,
    });
  });
});

describe("a calendar address", () => {
  it("ends with its session where the owner signs that one out by hand, and no other's does", async () => {
    const { user, mine, stolen } = await makePerson();
    const third = await makeSession(user.id);
    const url = await makeCalendar(stolen.token);
    const [theirs, other] = [await makePush(stolen.token), await makePush(third.token)];
    const end = (id: string) => inRequest(as(mine.token), () => endSessionAction({ id }));
    const { sessions } = await getAccountSettings(await actorOf(mine.token), 1);
    expect(sessions.filter(({ calendar }) => calendar).map(({ id }) => id)).toEqual([stolen.id]);
    await end(third.id);
    expect(await isOpen(url)).toBe(true);
    expect(await devicesOf(user.id)).toEqual([theirs]);
    expect(other).not.toBe(theirs);
    await end(stolen.id);
    expect(await isOpen(url)).toBe(false);
    expect(await devicesOf(user.id)).toEqual([]);
  });

  it("outlives its session where that only expires or its owner signs out; then it is another's", async () => {
    const { user, mine } = await makePerson();
    const url = await makeCalendar(mine.token);
    await inRequest(as(mine.token), () => signOutAction({}));
    expect(await isOpen(url)).toBe(true);
    await setClockOffset(70 * 24 * 60 * 60 * 1000);
    await runTimer("remove-expired-access");
    await setClockOffset(0);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await isOpen(url)).toBe(true);
    const later = await makeSession(user.id);
    expect(await othersAccess(later.token)).toMatchObject([{ kind: "calendar", name: "" }]);
    await THREE["changing the password"]({ userId: user.id, token: later.token });
    expect(await isOpen(url)).toBe(false);
  });

  it("is made with the password only, and its owner is told by mail", async () => {
    const { user, mine } = await makePerson();
    for (const body of [undefined, {}, { current: "wrong" }])
      expect(await call(calendarRoute, { method: "POST", bearer: mine.token, body })).toMatchObject({
        status: 400,
        object: { fieldErrors: { current: ["Settings.errors.wrongPassword"] } },
      });
    expect(await db.calendarFeed.count()).toBe(0);
    expect(await mailsTo(user.email, 0)).toEqual([]);
    const url = await makeCalendar(mine.token);
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe("Postwright: A calendar address was created");
    expect(mail?.links).toContain(`${env().APP_URL}/reset-password`);
    expect(mail?.text).not.toContain(url);
  });

  it("takes a recent sign-in where the account has no password", async () => {
    const user = await makeUser();
    const { token } = await makeSession(user.id);
    await makeCalendar(token, "");
    await setClockOffset(11 * 60 * 1000);
    const reply = await call(calendarRoute, { bearer: token, body: {} });
    await setClockOffset(0);
    expect(reply).toMatchObject({ status: 403, message: "SIGN_IN_AGAIN" });
  });
});

it("signing the others out ends the address that one of them has asked for", async () => {
  const { user, mine, stolen } = await makePerson();
  const email = `mallory-${randomUUID()}@example.com`;
  await requestEmailChange(await actorOf(stolen.token), { email, current: password }, client);
  const secret = await secretMailedTo(email);
  await THREE["signing the others out"]({ userId: user.id, token: mine.token });
  await expect(verifyEmail(secret, client)).rejects.toMatchObject({ code: "LINK_EXPIRED" });
});
