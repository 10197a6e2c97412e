// The links of a letter: opening one changes nothing, since mail scanners open links. A press uses it up and signs nobody
// in; another switches a channel off, by one press of the mail program too.
import { beforeEach, describe, expect, it } from "vitest";
import { GET as OPEN_OFF, POST as SWITCH_OFF } from "../../../app/api/letter/off/[secret]/route";
import { GET, PUT } from "../../../app/api/settings/letter/route";
import { loginPath } from "../../../lib/auth/page-paths";
import { db } from "../../../lib/db";
import { openDigestLinkAction, switchOffAction } from "../../../lib/digests/actions";
import { createDigestLinks } from "../../../lib/digests/mutations";
import { viewDigestLink } from "../../../lib/digests/open-digest-link";
import { findChannel } from "../../../lib/digests/queries";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";
import { call, requestOf } from "../../fixtures";
import { inRequest } from "../../request-scope";
import { advance } from "../../clock";
import { mailsTo } from "../../mailbox";
import { contentsOf, tablesOfUsers } from "../privacy/tables";
import { setClock } from "./digests";

process.env.RATE_LIMITS = "off";
const PLAN = "/week/plan?from=2026-11-30";
const own = {
  origin: new URL(process.env.APP_URL ?? "http://localhost:3000").origin,
  "sec-fetch-site": "same-origin",
};

/** Presses the button of a link's page. @returns where it leads, or the refusal */
async function press(act: (input: { secret: string }) => Promise<unknown>, secret: string, cookie?: string) {
  const request = requestOf({ method: "POST", cookie, headers: cookie ? {} : own });
  let to = "";
  const { result, cookies } = await inRequest(request, () =>
    act({ secret }).catch((error: { digest?: string }) => {
      to = error.digest?.split(";")[2] ?? "";
      if (!to) throw error;
    }),
  );
  return { to, code: (result as { code?: string } | undefined)?.code, cookies };
}

let reader: Awaited<ReturnType<typeof makeOwner>>;
const contents = async () => contentsOf(reader.user.id, await tablesOfUsers());
const letter = () => db.digest.findUniqueOrThrow({ where: { userId: reader.user.id } });

beforeEach(async () => {
  await db.user.deleteMany();
  await setClock(new Date().toISOString());
  reader = await makeOwner();
});

describe("a link to a page", () => {
  const makeDigestLink = async () => (await createDigestLinks(reader.user.id, [PLAN]))[0] ?? "";

  it("does nothing when it is opened, by anybody, as often as they like", async () => {
    const secret = await makeDigestLink();
    const before = await contents();
    const stranger = await makeOwner();
    for (let time = 0; time < 3; time += 1) {
      expect(await viewDigestLink(secret, null)).toEqual({ state: "open" });
      expect(await viewDigestLink(secret, await actorOf(stranger.token))).toEqual({ state: "other" });
      expect(await viewDigestLink(secret, await actorOf(reader.token))).toEqual({ state: "own", path: PLAN });
    }
    expect(await contents()).toEqual(before);
  });

  it("leads to its page by way of a sign-in, is not used up by that, and signs nobody in", async () => {
    const secret = await makeDigestLink();
    const sessions = await db.session.count();
    const pressed = await Promise.all(Array.from({ length: 8 }, () => press(openDigestLinkAction, secret)));
    expect(pressed.filter(({ to }) => to === loginPath(PLAN))).toHaveLength(8);
    expect(pressed.flatMap(({ cookies }) => cookies)).toEqual([]);
    expect(await db.session.count()).toBe(sessions);
    expect(await viewDigestLink(secret, null)).toEqual({ state: "open" });
    expect(await press(openDigestLinkAction, secret, reader.token)).toMatchObject({ to: PLAN });
    expect(await press(openDigestLinkAction, secret)).toMatchObject({ code: "LINK_USED" });
    expect(await viewDigestLink(secret, null)).toEqual({ state: "closed" });
    // Signed in, its owner still gets to her page.
    expect(await viewDigestLink(secret, await actorOf(reader.token))).toEqual({ state: "own", path: PLAN });
  });

  it("leads its owner, who has signed in meanwhile, to its page itself", async () => {
    expect(await press(openDigestLinkAction, await makeDigestLink(), reader.token)).toMatchObject({
      to: PLAN,
    });
  });

  it("is not used up by somebody else who is signed in", async () => {
    const secret = await makeDigestLink();
    const stranger = await makeOwner();
    expect(await press(openDigestLinkAction, secret, stranger.token)).toMatchObject({ code: "LINK_USED" });
    expect(await viewDigestLink(secret, null)).toEqual({ state: "open" });
  });

  it("works for two weeks; its secret is not stored, and another opens nothing", async () => {
    const secret = await makeDigestLink();
    expect(JSON.stringify(await db.digestLink.findMany())).not.toContain(secret);
    expect(await viewDigestLink("x".repeat(43), null)).toEqual({ state: "closed" });
    await advance(14 * 86_400 + 1);
    expect(await viewDigestLink(secret, null)).toEqual({ state: "closed" });
    expect(await press(openDigestLinkAction, secret)).toMatchObject({ code: "LINK_USED" });
  });
});

describe("switching off", () => {
  it.each(["mail", "push"] as const)("%s takes one POST without a session, and no GET", async (channel) => {
    const { mailSecret, pushSecret } = await letter();
    const secret = channel === "mail" ? mailSecret : pushSecret;
    const before = await contents();
    const opened = await call(OPEN_OFF, { params: { secret } });
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toBe(`/letter/off/${secret}`);
    expect(await findChannel(secret)).toEqual({ channel, on: true });
    expect(await contents()).toEqual(before);
    // As RFC 8058 has the mail service send it.
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const posted = () =>
      call(SWITCH_OFF, { params: { secret }, headers, body: "List-Unsubscribe=One-Click" });
    for (let time = 0; time < 2; time += 1) expect((await posted()).status).toBe(200);
    expect(await letter()).toMatchObject({ mail: channel !== "mail", push: channel !== "push" });
    expect(await findChannel(secret)).toEqual({ channel, on: false });
    const mails = await mailsTo(reader.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your weekly letter was stopped"]);
    expect(mails[0]?.text).toContain("/settings#letter");
  });

  const oneClick = new FormData();
  oneClick.set("List-Unsubscribe", "One-Click");
  it.each([
    ["without a body", {}, undefined],
    ["as a form of parts", {}, oneClick],
    ["as plain text", { "content-type": "text/plain" }, "List-Unsubscribe=One-Click"],
    ["as JSON", { "content-type": "application/json" }, "{}"],
    ["from another site", { origin: "https://mail.example", "sec-fetch-site": "cross-site" }, ""],
    ["from a frame without an origin", { origin: "null", "sec-fetch-site": "cross-site" }, oneClick],
  ])("is taken as mail programs send it: %s", async (_, headers: Record<string, string>, body) => {
    const { mailSecret: secret } = await letter();
    expect((await call(SWITCH_OFF, { method: "POST", params: { secret }, headers, body })).status).toBe(200);
    expect(await letter()).toMatchObject({ mail: false, push: true });
  });

  it("by its owner's own press is told to nobody", async () => {
    const { mailSecret: secret } = await letter();
    await press(switchOffAction, secret, reader.token);
    expect(await letter()).toMatchObject({ mail: false });
    expect(await mailsTo(reader.user.email, 0)).toEqual([]);
  });

  it("is the one press of its page, too", async () => {
    const { mailSecret: secret } = await letter();
    expect(await press(switchOffAction, secret)).toMatchObject({ to: `/letter/off/${secret}` });
    expect(await letter()).toMatchObject({ mail: false, push: true });
  });

  it("needs the secret, whose owner alone it concerns", async () => {
    const other = await makeOwner();
    const { mailSecret } = await db.digest.findUniqueOrThrow({ where: { userId: other.user.id } });
    const before = await contents();
    await call(SWITCH_OFF, { method: "POST", params: { secret: mailSecret } });
    for (const secret of [crypto.randomUUID(), "guess"])
      expect((await call(SWITCH_OFF, { method: "POST", params: { secret } })).status).toBeGreaterThanOrEqual(
        400,
      );
    expect(await contents()).toEqual(before);
  });
});

describe("the settings", () => {
  it("are read and changed, and tell when the next letter comes", async () => {
    await db.user.update({ where: { id: reader.user.id }, data: { timeZone: "Europe/Budapest" } });
    await setClock("2026-11-25T12:00:00Z");
    const first = { weekday: 7, minute: 1080, mail: true, push: true, nextAt: "2026-11-29T17:00:00.000Z" };
    expect((await call(GET, { bearer: reader.token })).object).toMatchObject(first);
    const body = { weekday: 1, minute: 435, mail: false, push: true };
    const { object } = await call(PUT, { method: "PUT", bearer: reader.token, body });
    expect(object).toMatchObject({ ...body, nextAt: "2026-11-30T06:15:00.000Z" });
    expect(await letter()).toMatchObject(body);
  });

  it.each([
    { weekday: 0 },
    { weekday: 8 },
    { minute: 1440 },
    { minute: -1 },
    { mail: "yes" },
    { mailSecret: "x" },
  ])("refuse %j", async (part) => {
    const body = { weekday: 7, minute: 1080, mail: true, push: true, ...part };
    const before = await contents();
    expect((await call(PUT, { method: "PUT", bearer: reader.token, body })).status).toBe(400);
    expect(await contents()).toEqual(before);
  });
});
