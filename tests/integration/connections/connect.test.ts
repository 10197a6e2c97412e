import { beforeEach, describe, expect, it } from "vitest";
import { POST as authorize } from "../../../app/api/social/authorize/route";
import { POST as connect } from "../../../app/api/social/connect/route";
import { GET as social } from "../../../app/api/social/route";
import { acceptCallback } from "../../../lib/connections/connecting/accept-callback";
import { startConnect } from "../../../lib/connections/connecting/start-connect";
import { NEEDED_SCOPES } from "../../../lib/connections/constants";
import { open } from "../../../lib/crypto";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { setClockOffset } from "../../clock";
import {
  BAKERY,
  CATERING,
  RIDERS,
  actorOf,
  bindCode,
  connectPage,
  decide,
  plantFault,
  sandbox,
} from "../../facebook";
import { makeSession } from "../../factories";
import { call } from "../../fixtures";
import { owner, payload } from "./owner";

beforeEach(async () => {
  await sandbox("POST", "/reset");
  await db.connection.deleteMany();
});

describe("the trip to the dialog", () => {
  it("names our callback, our permissions and an unguessable state", async () => {
    const { actor } = await owner();
    const url = new URL((await startConnect(actor, { platform: "FACEBOOK" })).url);
    expect(
      url.href.startsWith(`${env().FACEBOOK_DIALOG_URL}/${env().FACEBOOK_GRAPH_VERSION}/dialog/oauth?`),
    ).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${env().APP_URL}/auth/facebook/callback`,
      response_type: "code",
      scope: "public_profile,email,pages_show_list,pages_manage_posts,pages_read_engagement",
    });
    const state = url.searchParams.get("state") ?? "";
    expect(Buffer.from(state, "base64url")).toHaveLength(32);
    expect(await db.oAuthAttempt.count({ where: { stateHash: state } })).toBe(0);
  });

  it("takes a state once, from the session that made it, within ten minutes", async () => {
    const { user, actor } = await owner();
    const stranger = (await owner()).actor;
    const otherDevice = await actorOf((await makeSession(user.id)).token);
    const { url } = await startConnect(actor, { platform: "FACEBOOK" });
    const back = await decide(url);
    expect(await acceptCallback(stranger, back)).toBeNull();
    expect(await acceptCallback(otherDevice, back)).toBeNull();
    expect(await acceptCallback(actor, { ...back, state: "invented" })).toBeNull();
    expect(await acceptCallback(actor, back)).toBe(back.code);
    expect(await acceptCallback(actor, back)).toBeNull();

    const late = await startConnect(actor, { platform: "FACEBOOK" });
    const lateBack = await decide(late.url);
    await setClockOffset(601_000);
    expect(await acceptCallback(actor, lateBack)).toBeNull();
    await setClockOffset(0);
  });

  it("takes a state once of twenty times at the same moment, and so it does its code", async () => {
    const { user, actor, token } = await owner();
    const { url } = await startConnect(actor, { platform: "FACEBOOK" });
    const back = await decide(url);
    const returned = await Promise.all(Array.from({ length: 20 }, () => acceptCallback(actor, back)));
    expect(returned.filter((code) => code !== null)).toEqual([back.code]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call(connect, { bearer: token, body: payload(back.code ?? "") })),
    );
    expect(replies.map(({ message }) => message).sort()).toEqual(
      ["OK", ...Array<string>(19).fill("OAUTH_STATE_INVALID")].sort(),
    );
    expect(await db.connection.count({ where: { userId: user.id } })).toBe(1);
  });

  it("uses the state up when the person cancels", async () => {
    const { actor } = await owner();
    const { url } = await startConnect(actor, { platform: "FACEBOOK" });
    const back = await decide(url, { decision: "cancel" });
    expect(back.error).toBe("access_denied");
    expect(await acceptCallback(actor, back)).toBeNull();
    expect(await acceptCallback(actor, { state: back.state, code: "smuggled" })).toBeNull();
  });
});

describe("POST /api/social/connect", () => {
  it("takes a bound code once and lists the pages, also those that cannot be chosen", async () => {
    const { actor, token } = await owner();
    const code = await bindCode(actor);
    const reply = await call(connect, { bearer: token, body: payload(code) });
    expect(reply).toMatchObject({ status: 200, statusCode: "OK" });
    expect(reply.object).toMatchObject([
      { id: BAKERY, name: "Kovács Bakery", canPost: true },
      { id: CATERING, canPost: true },
      { id: RIDERS, name: "Danube Evening Riders", canPost: false },
    ]);
    expect(reply.text).not.toContain("EAA");
    const again = await call(connect, { bearer: token, body: payload(code) });
    expect(again).toMatchObject({ status: 422, message: "OAUTH_STATE_INVALID" });
    expect(await call(social, { bearer: token })).toMatchObject({ status: 200, object: {} });
  });

  it("refuses a code that the callback did not bind to this session", async () => {
    const { actor, token } = await owner();
    const { url } = await startConnect(actor, { platform: "FACEBOOK" });
    const { code = "" } = await decide(url);
    const unbound = await call(connect, { bearer: token, body: payload(code) });
    expect(unbound).toMatchObject({ status: 422, message: "OAUTH_STATE_INVALID" });
    const theirs = await bindCode((await owner()).actor);
    const foreign = await call(connect, { bearer: token, body: payload(theirs) });
    expect(foreign).toMatchObject({ status: 422, message: "OAUTH_STATE_INVALID" });
    expect(await db.connection.count({ where: { userId: actor.userId } })).toBe(0);
  });

  it("keeps tokens encrypted, bound to their row, and never shows them", async () => {
    const { token, user } = await owner();
    await connectPage(token);
    const row = await db.connection.findFirstOrThrow({ where: { userId: user.id } });
    expect(row).toMatchObject({ status: "CONNECTED", pageId: BAKERY, pageName: "Kovács Bakery" });
    expect(JSON.stringify(row)).not.toContain("EAA");
    expect(open(row.userToken, `Connection:${row.id}:userToken`)).toMatch(/^EAA/);
    expect(open(row.pageToken ?? "", `Connection:${row.id}:pageToken`)).toMatch(/^EAA/);
    expect(() => open(row.userToken, `Connection:${row.id}:pageToken`)).toThrow();
    const days = ((row.tokenExpiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(59);
  });

  it("reads every part of a long list of pages", async () => {
    const pages = Array.from({ length: 130 }, (_, n) => ({ id: String(7000 + n), name: `Page ${n}` }));
    await sandbox("PUT", "/facebook/accounts", { people: [{ id: "100500000000001", name: "Anna", pages }] });
    const { actor, token } = await owner();
    const code = await bindCode(actor, { pages: pages.map(({ id }) => id) });
    const reply = await call(connect, { bearer: token, body: payload(code) });
    expect(reply.object).toHaveLength(130);
  });

  it("says so when no page was shared", async () => {
    const { actor, token } = await owner();
    const code = await bindCode(actor, { pages: [] });
    const none = await call(connect, { bearer: token, body: payload(code) });
    expect(none).toMatchObject({ status: 422, message: "FACEBOOK_NO_PAGES" });
  });

  /** An owner whose pages are these, all shared. */
  async function ownerOf(pages: Record<string, unknown>[], choice: Parameters<typeof bindCode>[1] = {}) {
    const people = [{ id: "100500000000001", name: "Anna", pages }];
    await sandbox("PUT", "/facebook/accounts", { people });
    const person = await owner();
    const ids = pages.map(({ id }) => String(id));
    const connectAgain = async (again = choice) => {
      const code = await bindCode(person.actor, { pages: ids, ...again });
      return call(connect, { bearer: person.token, body: payload(code) });
    };
    return { ...person, connectAgain };
  }

  it("offers the pages that Facebook's list leaves out and the token names, each once", async () => {
    const { connectAgain } = await ownerOf([
      { id: "8000", name: "Listed" },
      { id: "8001", name: "Of a portfolio", portfolio: true },
      { id: "8002", name: "Assigned", unlisted: true, portfolio: true },
    ]);
    for (const more of [undefined, "portfolio"] as const) {
      const { object } = await connectAgain({ more });
      const offered = object as unknown as { id: string; canPost: boolean }[];
      expect(offered.map(({ id }) => id).sort()).toEqual(["8000", "8001", "8002"]);
      expect(offered.every(({ canPost }) => canPost)).toBe(true);
    }
  });

  it("asks the businesses for theirs, and their clients', where the token names no page", async () => {
    const { connectAgain, token } = await ownerOf(
      [
        { id: "8001", name: "Owned", portfolio: true, unlisted: true },
        { id: "8002", name: "A client's", client: true, unlisted: true },
      ],
      { all: true },
    );
    expect(await connectAgain()).toMatchObject({ status: 422, message: "FACEBOOK_NO_PAGES" });
    const reply = await connectAgain({ all: true, more: "portfolio" });
    expect(reply).toMatchObject({ status: 200, object: [{ id: "8001" }, { id: "8002" }] });
    expect(await call(authorize, { bearer: token, body: { pageId: "8002" } })).toMatchObject({ status: 200 });
  });

  it("shows a page without a token with its true reason, and one without a role with its own", async () => {
    const { connectAgain, token } = await ownerOf([
      { id: "8001", name: "Two factors", twoFactor: true },
      { id: "8002", name: "No role", tasks: ["ANALYZE"] },
    ]);
    expect((await connectAgain()).object).toMatchObject([
      { id: "8001", canPost: false, refusal: "TWO_FACTOR" },
      { id: "8002", canPost: false, refusal: "ROLE" },
    ]);
    for (const [pageId, message] of [
      ["8001", "PAGE_NEEDS_TWO_FACTOR"],
      ["8002", "PAGE_NOT_POSTABLE"],
    ])
      expect(await call(authorize, { bearer: token, body: { pageId } })).toMatchObject({
        status: 422,
        message,
      });
  });

  it("keeps a connected page that Facebook lists no longer while its own token is alive", async () => {
    const page = { id: "8001", name: "Kept" };
    const { connectAgain, token } = await ownerOf([page], { all: true });
    await connectAgain();
    await call(authorize, { bearer: token, body: { pageId: "8001" } });
    const people = [{ id: "100500000000001", name: "Anna", pages: [{ ...page, unlisted: true }] }];
    await sandbox("PUT", "/facebook/accounts", { people });
    expect(await connectAgain()).toMatchObject({ status: 200, object: [{ id: "8001", name: "Kept" }] });
    expect(await call(social, { bearer: token })).toMatchObject({
      object: { FACEBOOK: { pageId: "8001", status: "CONNECTED" } },
    });
  });

  it.each(NEEDED_SCOPES)("says so when %s was switched off, and connects once it is on", async (scope) => {
    const { user, actor, token } = await owner();
    const less = await bindCode(actor, { without: [scope] });
    expect(await call(connect, { bearer: token, body: payload(less) })).toMatchObject({
      status: 422,
      message: "FACEBOOK_PERMISSION",
      object: { missing: [scope] },
    });
    expect(await db.connection.count({ where: { userId: user.id } })).toBe(0);
    // Facebook offers it again only to an app that asks for that.
    const whole = await call(connect, { bearer: token, body: payload(await bindCode(actor)) });
    expect(whole).toMatchObject({ status: 200 });
  });

  it("does without what it does not need", async () => {
    const { actor, token } = await owner();
    const code = await bindCode(actor, { without: ["email"] });
    expect(await call(connect, { bearer: token, body: payload(code) })).toMatchObject({ status: 200 });
  });

  it("keeps a page that is connected when the next time a permission is switched off", async () => {
    const { actor, token } = await owner();
    await connectPage(token);
    const less = await bindCode(actor, { without: ["pages_manage_posts"] });
    const reply = await call(connect, { bearer: token, body: payload(less) });
    expect(reply).toMatchObject({ message: "FACEBOOK_PERMISSION" });
    expect(await call(social, { bearer: token })).toMatchObject({ object: { FACEBOOK: { pageId: BAKERY } } });
  });

  it("reports Facebook's failures as messages, and stores nothing", async () => {
    const { actor, token } = await owner();
    for (const [kind, message] of [
      ["refuse", "FACEBOOK_CODE_INVALID"],
      ["error-before-effect", "FACEBOOK_SILENT"],
      ["reset-before-effect", "FACEBOOK_SILENT"],
      ["garbage", "FACEBOOK_SILENT"],
      ["rate-limit", "FACEBOOK_SILENT"],
    ]) {
      const code = await bindCode(actor);
      await plantFault({ kind, path: "/oauth/access_token" });
      expect(await call(connect, { bearer: token, body: payload(code) })).toMatchObject({ message });
    }
    expect(await db.connection.count({ where: { userId: actor.userId } })).toBe(0);
  });

  it("refuses what is no connect request", async () => {
    const { token } = await owner();
    for (const body of [
      {},
      { ...payload("x"), more: 1 },
      { ...payload("x"), platform: "MYSPACE" },
      { ...payload("") },
    ]) {
      expect(await call(connect, { bearer: token, body })).toMatchObject({
        status: 400,
        message: "VALIDATION_FAILED",
      });
    }
    expect(await call(connect, { body: payload("x") })).toMatchObject({ status: 401 });
  });
});
