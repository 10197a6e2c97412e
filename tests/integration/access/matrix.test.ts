import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { makePhoto } from "../../photos";
import { savePushDevice } from "../../../lib/notices/push-devices";
import { makeOwner, makePost, makeSession, makeSubscription, makeUser, putPhoto } from "../../factories";
import { BAKERY, actorOf, connectPage } from "../../facebook";
import { type CallOptions, type Handler, call, requestOf } from "../../fixtures";
import { inRequest } from "../../request-scope";
import { type UserTable, contentsOf, tablesOfUsers } from "../privacy/tables";
import { OPEN_ACTIONS } from "./open-actions";
import { PAGES } from "./pages";
import { type Mine, ROUTES, type Row } from "./rows";

const SECRET = "Zwetschgendatschi";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Whether a route has a method, and does not export the refusal of one. */
const isOffered = (exported: unknown) => typeof exported === "function" && !("allow" in exported);
const onDisk = (name: string) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file === name || file.endsWith(`/${name}`))
    .map((file) => file.slice(0, -name.length - 1));
const importOf = (...path: string[]) =>
  import(pathToFileURL(join(process.cwd(), ...path)).href) as Promise<Record<string, unknown>>;

/** An owner with something under every id that a route takes, and a word that nobody else may read. */
async function makeMine(): Promise<{ token: string; userId: string; mine: Mine }> {
  const { user, token } = await makeOwner();
  await db.businessProfile.update({ where: { userId: user.id }, data: { businessName: SECRET } });
  await connectPage(token);
  const photo = await makePhoto(await actorOf(token), pixel);
  const post = await makePost(user.id, { content: SECRET });
  await putPhoto(post.id, photo.id);
  const inDoubt = await makePost(user.id, { content: `${SECRET} again` });
  const contentHash = String(inDoubt.id);
  const delivery = await db.delivery.create({
    data: {
      postId: inDoubt.id,
      platform: "FACEBOOK",
      pageId: BAKERY,
      contentHash,
      status: "UNKNOWN",
      fence: 1,
    },
  });
  const at = new Date();
  const notice = await db.notice.create({
    data: {
      userId: user.id,
      kind: "HELD",
      subject: SECRET,
      code: "POST_HELD",
      createdAt: at,
    },
  });
  await db.feedback.create({ data: { userId: user.id, content: SECRET } });
  const dates = { weekStart: new Date("2026-11-30"), createdAt: new Date(), updatedAt: new Date() };
  const { id: planId } = await db.weekPlan.create({
    data: { userId: user.id, brief: SECRET, language: "english", ...dates },
  });
  const { id: idea } = await db.idea.create({
    data: { planId, position: 0, line: SECRET, slotAt: new Date("2026-12-01T08:00:00Z") },
  });
  const days = { beginsOn: new Date("2026-12-01"), endsOn: new Date("2026-12-20") };
  const { id: campaign } = await db.weekPlan.create({
    data: {
      ...{ userId: user.id, name: SECRET, brief: SECRET, language: "english", ...days },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    },
  });
  const { id: fact } = await db.fact.create({
    data: { userId: user.id, kind: "OTHER", text: SECRET, createdAt: at, updatedAt: at },
  });
  const actor = await actorOf(token);
  const browser = `${env().SANDBOX_URL}/push/send/${randomUUID()}`;
  await savePushDevice(actor, {
    endpoint: browser,
    keys: { p256dh: `B${"b".repeat(86)}`, auth: randomBytes(16).toString("base64url") },
  });
  const ids = { post: post.id, inDoubt: inDoubt.id, delivery: delivery.id, notice: notice.id };
  return {
    token,
    userId: user.id,
    mine: { ...ids, browser, photo: photo.id, page: BAKERY, idea, campaign, fact },
  };
}

/** What is sent to a door, with the owner's ids. */
function optionsOf(row: Row, mine = owner.mine): CallOptions {
  if ("ids" in row) return row.ids(mine);
  return "others" in row ? row.others(mine) : (row.call?.(mine) ?? {});
}

let owner: Awaited<ReturnType<typeof makeMine>>;
/** What the owner has, by table, before anybody else calls a route. */
let owned: Record<string, string>;
let tables: UserTable[];
let [stranger, unverified] = ["", ""];

beforeAll(async () => {
  owner = await makeMine();
  const other = await makeUser();
  await makeSubscription(other.id);
  stranger = (await makeSession(other.id)).token;
  unverified = (await makeSession((await makeUser({ verified: false })).id)).token;
  tables = await tablesOfUsers();
  owned = await contentsOf(owner.userId, tables);
});

const expectOwnedUnchanged = async () => expect(await contentsOf(owner.userId, tables)).toEqual(owned);

const cases = Object.entries(ROUTES).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, row]) => ({ path, method, row })),
);
const handlerOf = async (path: string, method: string) =>
  (await importOf("app/api", path, "route.ts"))[method] as Handler;
const send = async (
  path: string,
  method: string,
  row: Row,
  headers: { cookie?: string; bearer?: string },
) => {
  const request = { method, path: `/api/${path}`, ...optionsOf(row), ...headers };
  return call(await handlerOf(path, method), request);
};

describe("the matrix", () => {
  it("has a row for every method of every route on the disk, and no other", async () => {
    const found: string[] = [];
    for (const path of onDisk("route.ts").map((file) => file.replace(/^api\//, ""))) {
      const exported = await importOf("app/api", path, "route.ts");
      found.push(
        ...METHODS.filter((method) => isOffered(exported[method])).map((method) => `${method} ${path}`),
      );
    }
    expect(cases.map(({ path, method }) => `${method} ${path}`).sort(), "rows.ts").toEqual(found.sort());
  });

  it("has a row for every page on the disk, and no other", () => {
    expect(Object.keys(PAGES).sort(), "rows.ts").toEqual(onDisk("page.tsx").sort());
  });
});

describe.each(cases.filter(({ row }) => "open" in row))("$method $path", ({ path, method, row }) => {
  it("is open, for a reason, and reveals nothing about anybody", async () => {
    if (!("open" in row)) return;
    const options: CallOptions = { method, path: `/api/${path}`, ...optionsOf(row) };
    const params = options.params && "nextauth" in options.params ? { nextauth: ["csrf"] } : undefined;
    const handler = await handlerOf(path, method);
    const request = requestOf(options);
    const context = {
      params: Promise.resolve(params ?? options.params ?? { nextauth: ["callback", "credentials"] }),
    };
    const { result } = await inRequest(request, () => handler(request, context));
    expect(row.visitor).toContain(result.status);
    expect(await result.text()).not.toContain(SECRET);
  });
});

describe.each(cases.filter(({ row }) => !("open" in row)))("$method $path", ({ path, method, row }) => {
  it("is closed to a visitor, to an unverified address and to a forged token", async () => {
    for (const headers of [{}, { cookie: unverified }, { bearer: unverified }, { bearer: "forged" }])
      expect(await send(path, method, row, headers)).toMatchObject({ status: 401, message: "NOT_SIGNED_IN" });
  });

  it("opens to its owner, and touches nobody else's", async () => {
    const { mine, token } = await makeMine();
    const options = { method, path: `/api/${path}`, ...optionsOf(row, mine), cookie: token };
    const { status, message } = await call(await handlerOf(path, method), options);
    expect({ status, message, expected: "owner" in row && row.owner.includes(status) }).toMatchObject({
      expected: true,
    });
    await expectOwnedUnchanged();
  });

  it("gives another user nothing of the owner's, and changes none of it", async () => {
    for (const headers of [{ cookie: stranger }, { bearer: stranger }]) {
      const reply = await send(path, method, row, headers);
      if ("ids" in row) {
        expect(reply.status).toBe(404);
      } else if ("others" in row) expect([...row.stranger, 409]).toContain(reply.status);
      expect(reply.text).not.toContain(SECRET);
    }
    await expectOwnedUnchanged();
  });
});

const closedPages = Object.keys(PAGES).filter((path) => PAGES[path] === "protected");

describe.each(closedPages)("the page %s", (path) => {
  it("requires the actor itself, not only through its layout or the middleware", async () => {
    const { default: page } = await importOf("app", path, "page.tsx");
    const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
    for (const headers of [{}, { cookie: unverified }, { cookie: "forged" }]) {
      const shown = inRequest(requestOf(headers), () => (page as (given: object) => Promise<unknown>)(props));
      await expect(shown).rejects.toMatchObject({
        digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/login;/),
      });
    }
  });
});

type Action = (input: object) => Promise<{ ok: boolean; code?: string }>;

describe("the server actions", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:^|\/)actions\.ts$/.test(file),
  );

  it("that are listed as open are there", async () => {
    const exported = await Promise.all(files.map((file) => importOf("lib", file)));
    expect(exported.flatMap((actions) => Object.keys(actions))).toEqual(
      expect.arrayContaining([...OPEN_ACTIONS]),
    );
  });

  it.each(files)("of %s are closed to visitors, but for those that are listed", async (file) => {
    const exported = (await importOf("lib", file)) as Record<string, Action>;
    for (const [name, action] of Object.entries(exported)) {
      if (OPEN_ACTIONS.includes(name)) continue;
      for (const cookie of [unverified, "forged"]) {
        const { result } = await inRequest(requestOf({ method: "POST", cookie }), () => action({}));
        expect(result, name).toMatchObject({ ok: false, code: "NOT_SIGNED_IN" });
      }
    }
  });
});
