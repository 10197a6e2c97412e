import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox, type Sandbox } from "../../server";
import {
  BAKERY,
  CATERING,
  connect,
  control,
  decide,
  dialogUrl,
  exchange,
  graph,
  REDIRECT,
  SCOPES,
} from "../client";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
});

async function code(): Promise<string> {
  return (await decide(sandbox)).searchParams.get("code") ?? "";
}

describe("the dialog", () => {
  it("offers the person's pages and goes back with a code and the state", async () => {
    const page = await (await fetch(dialogUrl(sandbox))).text();
    expect(page).toContain("Continue as Anna Kovács");
    expect(page).toContain("Kovács Bakery");
    const target = await decide(sandbox);
    expect(target.origin + target.pathname).toBe(REDIRECT);
    expect(target.searchParams.get("state")).toBe("s1");
    expect(target.searchParams.get("code")).toBeTruthy();
  });

  it("says on cancel what Meta says", async () => {
    const target = await decide(sandbox, { decision: "cancel" });
    expect(Object.fromEntries(target.searchParams)).toEqual({
      error: "access_denied",
      error_code: "200",
      error_description: "Permissions error",
      error_reason: "user_denied",
      state: "s1",
    });
  });

  it("lets a permission be switched off, and offers it again only on request", async () => {
    const press = async (allow: string[], changes = {}) => {
      const url = dialogUrl(sandbox, changes);
      const form = new URLSearchParams({ person: "100500000000001", decision: "continue", switches: "1" });
      for (const scope of allow) form.append("allow", scope);
      await fetch(url, { method: "POST", body: form, redirect: "manual" });
      const { facebook } = await (await control(sandbox, "GET", "/state")).json();
      return facebook.grants[0] as { scopes: string[]; declined: string[] };
    };
    const rest = SCOPES.split(",").filter((scope) => scope !== "pages_manage_posts");
    const less = await press(rest.filter((scope) => scope !== "public_profile"));
    expect([less.scopes.sort(), less.declined]).toEqual([rest.sort(), ["pages_manage_posts"]]);
    const shown = async (changes = {}) => (await fetch(dialogUrl(sandbox, changes))).text();
    expect(await shown()).not.toContain('value="pages_manage_posts"');
    expect((await press(SCOPES.split(","))).declined).toEqual(["pages_manage_posts"]);
    expect(await shown({ auth_type: "rerequest" })).toContain('value="pages_manage_posts"');
    const whole = await press(SCOPES.split(","), { auth_type: "rerequest" });
    expect([whole.scopes.sort(), whole.declined]).toEqual([SCOPES.split(",").sort(), []]);
  });

  it.each([
    [{ client_id: "1" }, "Invalid App ID"],
    [{ redirect_uri: undefined }, "redirect_uri"],
    [{ redirect_uri: "http://example.com/back" }, "secure connection"],
    [{ scope: "email,pages_manage_everything" }, "Invalid Scopes: pages_manage_everything"],
    [{ response_type: "magic" }, "response_type"],
  ])("shows an error page for %j", async (changes, words) => {
    const reply = await fetch(dialogUrl(sandbox, changes));
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(words);
  });

  it("shares only the chosen pages", async () => {
    const { tokens } = await connect(sandbox, { pages: [CATERING] });
    expect([...tokens.keys()]).toEqual([CATERING]);
  });
});

describe("the exchange of a code", () => {
  it("gives a short-lived token, then a long-lived one, and page tokens without an expiry date", async () => {
    const short = await exchange(sandbox, { redirect_uri: REDIRECT, code: await code() });
    expect(short.body.token_type).toBe("bearer");
    expect(Number(short.body.expires_in)).toBeLessThan(7200);
    const long = await exchange(sandbox, {
      grant_type: "fb_exchange_token",
      fb_exchange_token: String(short.body.access_token),
    });
    expect(long.body.expires_in).toBe(5184000);
    const { user, page } = await connect(sandbox);
    expect((await graph(sandbox, "GET", "/me", user, { fields: "id" })).body.id).toBe("100500000000001");
    expect((await graph(sandbox, "GET", `/${BAKERY}/published_posts`, page)).status).toBe(200);
  });

  it("takes a code once, for ten minutes, with the same redirect_uri", async () => {
    const first = await code();
    const elsewhere = await exchange(sandbox, { redirect_uri: `${REDIRECT}/`, code: first });
    expect(elsewhere.body.error).toMatchObject({ code: 100, error_subcode: 36008 });
    expect((await exchange(sandbox, { redirect_uri: REDIRECT, code: first })).status).toBe(200);
    const again = await exchange(sandbox, { redirect_uri: REDIRECT, code: first });
    expect(again.body.error).toMatchObject({ code: 100, error_subcode: 36009, type: "OAuthException" });

    const late = await code();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    const expired = await exchange(sandbox, { redirect_uri: REDIRECT, code: late }).finally(() =>
      vi.useRealTimers(),
    );
    expect(expired.body.error).toMatchObject({ code: 100, error_subcode: 36007 });
  });

  it.each([
    [{ client_id: "1" }, 101],
    [{ client_secret: "wrong" }, 1],
    [{ redirect_uri: "" }, 191],
    [{ code: "made-up" }, 100],
    [{ grant_type: "password" }, 1],
  ])("refuses %j with code %i", async (changes, expected) => {
    const reply = await exchange(sandbox, { redirect_uri: REDIRECT, code: await code(), ...changes });
    expect(reply.status).toBe(400);
    expect(reply.body.error?.code).toBe(expected);
  });
});

describe("a token", () => {
  it("must come with its proof", async () => {
    const { user } = await connect(sandbox);
    const bare = await graph(sandbox, "GET", "/me", undefined, { access_token: user });
    expect(bare.body.error).toMatchObject({
      code: 100,
      message: "API calls from the server require an appsecret_proof argument",
    });
    const wrong = await graph(sandbox, "GET", "/me", user, { appsecret_proof: "0".repeat(64) });
    expect(wrong.body.error).toMatchObject({
      code: 100,
      type: "GraphMethodException",
      message: "Invalid appsecret_proof provided in the API argument",
    });
    expect((await graph(sandbox, "GET", "/me", user)).body).toMatchObject({ name: "Anna Kovács" });
  });

  it("dies with the permissions, and a new connection does not revive it", async () => {
    const before = await connect(sandbox);
    expect((await graph(sandbox, "DELETE", "/me/permissions", before.user)).body).toEqual({ success: true });
    const read = (token: string) => graph(sandbox, "GET", `/${BAKERY}/published_posts`, token);
    for (const reply of [await graph(sandbox, "GET", "/me", before.user), await read(before.page)])
      expect(reply.body.error).toMatchObject({ code: 190, error_subcode: 458 });
    const after = await connect(sandbox);
    expect((await read(before.page)).body.error?.code).toBe(190);
    expect((await read(after.page)).status).toBe(200);
  });

  it("can be made to expire", async () => {
    const { page } = await connect(sandbox);
    await control(sandbox, "POST", "/facebook/expire-tokens");
    expect((await graph(sandbox, "GET", "/me", page)).body.error).toMatchObject({
      code: 190,
      error_subcode: 463,
    });
  });

  it("is refused when it was never issued", async () => {
    expect((await graph(sandbox, "GET", "/me", "EAAnonsense")).body.error).toMatchObject({
      code: 190,
      type: "OAuthException",
    });
    expect((await graph(sandbox, "GET", "/me")).body.error?.code).toBe(2500);
  });
});
