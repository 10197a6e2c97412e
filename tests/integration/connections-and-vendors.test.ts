import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as describePhoto } from "../../app/api/media/[id]/describe/route";
import { POST as rewrite } from "../../app/api/post/[id]/rewrite/route";
import { closeDb, db } from "../../lib/db";
import { env } from "../../lib/settings/env";
import { sweepDeliveries } from "../../lib/posts/publishing/sweep-deliveries";
import { advance } from "../clock";
import { BAKERY, actorOf, plantFault, timeline } from "../facebook";
import { makeOwner, makePost } from "../factories";
import { call } from "../fixtures";
import { type Gate, openGate } from "../gate";
import { draft, rolls } from "./posts/drafting/drafts";
import { bluePhoto } from "./posts/photos";
import { connectedOwner, deliveryOf, publish, startAfresh } from "./posts/publishing/publishing";
import { schedule } from "./posts/publishing/scheduling";

Object.assign(process.env, { DATABASE_POOL: "1", RATE_LIMITS: "off", PAGE_PACE_SECONDS: "0" });

let gate: Gate;
/** The calls that waited until another request had its connection, and those that waited in vain. */
let passed: string[] = [];
let stuck: string[] = [];

/** Somebody else's use of the only connection; the pool gives up after ten seconds. */
async function useConnection(path: string): Promise<void> {
  const name = path.replace(/\?.*/, "").replace(/\d{6,}/g, "ID");
  const list = await db.user.count().then(
    () => passed,
    () => stuck,
  );
  list.push(name);
}

beforeAll(async () => {
  const { SANDBOX_URL, OPENAI_BASE_URL, FACEBOOK_GRAPH_URL } = env();
  gate = await openGate(SANDBOX_URL, useConnection);
  const through = (url: string) => url.replace(new URL(SANDBOX_URL).origin, gate.url);
  Object.assign(env(), {
    OPENAI_BASE_URL: through(OPENAI_BASE_URL),
    FACEBOOK_GRAPH_URL: through(FACEBOOK_GRAPH_URL),
  });
});
beforeEach(async () => {
  await startAfresh();
  passed = [];
  stuck = [];
});
afterAll(async () => {
  await closeDb();
  await gate.close();
});

/** What the product has asked others since the test began, with the connection free each time. */
function freeDuring(part: RegExp): string[] {
  expect(stuck, "calls that held the only connection").toEqual([]);
  return passed.filter((path) => part.test(path));
}

describe("the only connection to the database is free while the model is waited for", () => {
  it("that writes a draft, and draws its image", async () => {
    const { token } = await makeOwner();
    expect(await draft(token, { body: { ...rolls, generateImage: true } })).toMatchObject({
      status: 200,
      object: { generatedPost: { imageUrl: expect.any(String) } },
    });
    expect(freeDuring(/openai/)).toEqual(["/openai/v1/responses", "/openai/v1/images/generations"]);
  });

  it("that writes another version of a draft", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id);
    expect(await draft(token, { body: { ...rolls, postId: id } })).toMatchObject({ status: 200 });
    expect(freeDuring(/openai/)).toEqual(["/openai/v1/responses"]);
  });

  it("that rewrites a part", async () => {
    const { user, token } = await makeOwner();
    const content = "Our sourdough costs €3.50 on Saturday, and it is really very good bread for everybody.";
    const { id } = await makePost(user.id, { content });
    const body = { kind: "SHORTER", start: 0, end: content.length, revision: 0 };
    const reply = await call(rewrite, { bearer: token, params: { id: String(id) }, body });
    expect(reply.status).toBe(200);
    expect(freeDuring(/openai/)).toEqual(["/openai/v1/responses"]);
  });

  it("that describes a photo", async () => {
    const { token } = await makeOwner();
    const id = await bluePhoto(await actorOf(token));
    const reply = await call(describePhoto, { bearer: token, params: { id }, body: {} });
    expect(reply.status).toBe(200);
    expect(freeDuring(/openai/)).toEqual(["/openai/v1/responses"]);
  });
});

describe("the only connection to the database is free while Facebook is waited for", () => {
  it("that connects an account and its page", async () => {
    await connectedOwner();
    expect(freeDuring(/oauth/).length).toBeGreaterThan(0);
  });

  it("that is sent a post, and posts that are due together", async () => {
    const { token, write } = await connectedOwner();
    await publish(token, await write("At once"));
    for (const text of ["First", "Second"]) await schedule(token, await write(text));
    await advance(3700);
    await sweepDeliveries();
    expect(await timeline(BAKERY)).toHaveLength(3);
    expect(freeDuring(/feed/)).toHaveLength(3);
  });

  it("that is asked whether a post is there", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Is it there?");
    await plantFault({ kind: "error-after-effect", path: "/feed" });
    await publish(token, post);
    await advance(11);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
    expect(freeDuring(/published_posts/).length).toBeGreaterThan(0);
  });
});
