import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../server";
import { APP_SECRET, connect, control, graph } from "../client";

const ANNA = "100500000000001";
const STATUS_PAGE = "http://localhost/data-deletion/abc";

let app: Server;
let sandbox: Sandbox;
let got: { path: string | undefined; signed: string }[] = [];
beforeAll(async () => {
  app = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      got.push({ path: request.url, signed: new URLSearchParams(body).get("signed_request") ?? "" });
      const answer = request.url?.includes("deletion") ? { url: STATUS_PAGE, confirmation_code: "abc" } : {};
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => app.listen(0, resolve));
  const { port } = app.address() as AddressInfo;
  sandbox = await startSandbox({ port: 0, smtpPort: 0, appUrl: `http://localhost:${port}` });
});
afterAll(async () => {
  await sandbox.close();
  app.close();
});
beforeEach(async () => {
  got = [];
  await control(sandbox, "POST", "/reset");
});

const press = (kind: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/web/facebook/people/${ANNA}/${kind}`, { method: "POST", headers });

describe("the page of apps", () => {
  it.each([
    ["deauthorize", "/api/social/facebook/deauthorize"],
    ["data-deletion", "/api/social/facebook/data-deletion"],
  ])("%s ends the tokens and calls the app with what Meta signs", async (kind, path) => {
    const { user } = await connect(sandbox);
    const page = await (await press(kind)).text();
    expect(got.map((call) => call.path)).toEqual([path]);
    const [signature, data = ""] = (got[0]?.signed ?? "").split(".");
    expect(signature).toBe(createHmac("sha256", APP_SECRET).update(data).digest("base64url"));
    expect(JSON.parse(Buffer.from(data, "base64url").toString())).toMatchObject({
      algorithm: "HMAC-SHA256",
      user_id: ANNA,
      issued_at: expect.any(Number),
    });
    expect((await graph(sandbox, "GET", "/me", user)).body.error).toMatchObject({ error_subcode: 458 });
    expect(page).toContain("Allows Postwright nothing");
    expect(page.includes(`href="${STATUS_PAGE}"`)).toBe(kind === "data-deletion");
  });

  it("reports what is allowed, and that nobody answered", async () => {
    await connect(sandbox);
    const shown = await (await fetch(`${sandbox.url}/facebook/apps`)).text();
    expect(shown).toContain("pages_manage_posts");
    expect(shown).toContain("Meta has not called Postwright yet.");
    const lonely = await startSandbox({ port: 0, smtpPort: 0, appUrl: "http://localhost:9" });
    const reply = await fetch(`${lonely.url}/web/facebook/people/${ANNA}/deauthorize`, { method: "POST" });
    expect(await reply.text()).toContain("no answer");
    await lonely.close();
  });

  it("calls for no stranger and for no foreign page", async () => {
    expect((await press("deauthorize", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await fetch(`${sandbox.url}/web/facebook/people/1/deauthorize`, { method: "POST" })).status).toBe(
      404,
    );
    expect((await press("destroy")).status).toBe(404);
    expect(got).toEqual([]);
  });
});
