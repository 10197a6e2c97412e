import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox, type Sandbox } from "../../server";
import { BAKERY, CATERING, connect, control, graph, png, posts, proof, RIDERS } from "../client";

let sandbox: Sandbox;
let page: string;
let tokens: Map<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
  ({ page, tokens } = await connect(sandbox));
});

const feed = (params: Record<string, string>, id = BAKERY, token = page) =>
  graph(sandbox, "POST", `/${id}/feed`, token, params);

describe("a text post", () => {
  it("appears on the timeline, with its link", async () => {
    const reply = await feed({
      message: "Fresh rolls\nfrom half past six",
      link: "https://example.com/rolls",
    });
    expect(reply.status).toBe(200);
    const [post] = await posts(sandbox);
    expect(post).toMatchObject({
      id: reply.body.id,
      message: "Fresh rolls\nfrom half past six",
      link: "https://example.com/rolls",
      imageUrl: null,
    });
  });

  it.each(["urlencoded", "json", "bearer"])("is read from a body of kind %s", async (kind) => {
    const fields = { message: `By ${kind}`, appsecret_proof: proof(page) };
    const reply = await fetch(`${sandbox.url}/facebook/graph/v24.0/${BAKERY}/feed`, {
      method: "POST",
      headers: {
        ...(kind === "json" ? { "content-type": "application/json" } : {}),
        ...(kind === "bearer" ? { authorization: `Bearer ${page}` } : {}),
      },
      body:
        kind === "json"
          ? JSON.stringify({ ...fields, access_token: page, published: true })
          : new URLSearchParams({ ...fields, ...(kind === "bearer" ? {} : { access_token: page }) }),
    });
    expect(reply.status).toBe(200);
    expect((await posts(sandbox))[0]?.message).toBe(`By ${kind}`);
  });

  it.each([
    [{ message: "" }, 100],
    [{ message: "  \n" }, 100],
    [{ message: "Hello", picture: "https://example.com/a.png" }, 100],
    [{ message: "Hello", link: "not a url" }, 1500],
    [{ message: "Hello", link: "https://gone.invalid/" }, 1609005],
    [{ message: "Hello", published: "perhaps" }, 100],
  ])("is refused for %j with code %i", async (params, code) => {
    const reply = await feed(params as Record<string, string>);
    expect(reply.status).toBe(400);
    expect(reply.body.error?.code).toBe(code);
    expect(await posts(sandbox)).toEqual([]);
  });

  it("is a duplicate only of the last one", async () => {
    await feed({ message: "One" });
    expect((await feed({ message: "One" })).body.error).toMatchObject({ code: 506, error_subcode: 1455006 });
    await feed({ message: "Two" });
    expect((await feed({ message: "One" })).status).toBe(200);
    expect(await posts(sandbox)).toHaveLength(3);
  });

  it("needs a page token, both permissions and CREATE_CONTENT", async () => {
    const { user } = await connect(sandbox);
    const asUser = await feed({ message: "Hi" }, BAKERY, user);
    expect([asUser.status, asUser.body.error?.code]).toEqual([403, 200]);
    const asRider = await feed({ message: "Hi" }, RIDERS, tokens.get(RIDERS));
    expect(asRider.body.error?.code).toBe(200);
    const elsewhere = await feed({ message: "Hi" }, CATERING, page);
    expect(elsewhere.body.error).toMatchObject({ code: 100, error_subcode: 33 });
    await control(sandbox, "POST", "/reset");
    const weak = await connect(sandbox, { scope: "pages_show_list,pages_manage_posts" });
    expect((await feed({ message: "Hi" }, BAKERY, weak.page)).body.error?.code).toBe(200);
  });

  it("stays off the timeline with published=false", async () => {
    expect((await feed({ message: "Later", published: "false" })).status).toBe(200);
    expect(await posts(sandbox)).toEqual([]);
  });

  it("can be read, until somebody deletes it", async () => {
    const { body } = await feed({ message: "Oops" });
    const read = () => graph(sandbox, "GET", `/${String(body.id)}`, page);
    expect((await read()).body.message).toBe("Oops");
    await control(sandbox, "POST", `/facebook/posts/${String(body.id)}/delete`);
    expect((await read()).body.error).toMatchObject({ error_subcode: 33 });
    expect(await posts(sandbox)).toEqual([]);
  });
});

describe("a photo", () => {
  it("becomes a post whose picture is the one that was sent", async () => {
    const source = await png();
    const reply = await graph(sandbox, "POST", `/${BAKERY}/photos`, page, { source, caption: "Look" });
    expect(Object.keys(reply.body).sort()).toEqual(["id", "post_id"]);
    const [post] = await posts(sandbox);
    expect(post).toMatchObject({ id: reply.body.post_id, message: "Look" });
    const shown = await fetch(post?.imageUrl ?? "");
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(await shown.arrayBuffer()).toEqual(await source.arrayBuffer());
  });

  it("is refused when it is too large, no picture, or missing", async () => {
    const large = new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]);
    const text = new Blob(["not a picture"], { type: "image/png" });
    for (const source of [large, text]) {
      const { body } = await graph(sandbox, "POST", `/${BAKERY}/photos`, page, { source, caption: "x" });
      expect(body.error).toMatchObject({ code: 100, error_subcode: 1366046 });
    }
    expect((await graph(sandbox, "POST", `/${BAKERY}/photos`, page, { caption: "x" })).body.error?.code).toBe(
      324,
    );
    expect(await posts(sandbox)).toEqual([]);
  });

  it("can wait unpublished and be attached to a feed post once", async () => {
    const held = await graph(sandbox, "POST", `/${BAKERY}/photos`, page, {
      source: await png(),
      published: "false",
    });
    expect(Object.keys(held.body)).toEqual(["id"]);
    expect(await posts(sandbox)).toEqual([]);
    const attached_media = JSON.stringify([{ media_fbid: held.body.id }]);
    expect((await feed({ message: "With picture", attached_media })).status).toBe(200);
    expect((await posts(sandbox))[0]?.imageUrl).toContain(String(held.body.id));
    expect((await feed({ message: "Again", attached_media })).body.error?.code).toBe(100);
    expect(
      (await feed({ message: "None", "attached_media[0]": '{"media_fbid":"1"}' })).body.error?.code,
    ).toBe(100);
  });
});
