import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox, type Sandbox } from "../../server";
import { BAKERY, CATERING, connect, control, graph, proof, RIDERS, type GraphReply } from "../client";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
});

describe("the list of pages", () => {
  it("names tasks and a picture that can be fetched", async () => {
    const { user } = await connect(sandbox);
    const { body } = await graph(sandbox, "GET", "/me/accounts", user, {
      fields: "id,name,access_token,tasks,picture",
    });
    expect(body.data?.map((page) => page.id)).toEqual([BAKERY, CATERING, RIDERS]);
    expect(body.data?.[0]?.tasks).toContain("CREATE_CONTENT");
    expect(body.data?.[2]?.tasks).not.toContain("CREATE_CONTENT");
    const picture = body.data?.[0]?.picture as { data: { url: string } };
    const image = await fetch(picture.data.url);
    expect(image.headers.get("content-type")).toBe("image/png");
  });

  it("comes in pages whose next link lacks the proof", async () => {
    const pages = Array.from({ length: 130 }, (_, i) => ({ name: `Shop ${i}` }));
    await control(sandbox, "PUT", "/facebook/accounts", { people: [{ id: "7", name: "Béla Nagy", pages }] });
    const ids = (
      (await (await control(sandbox, "GET", "/state")).json()) as { facebook: { pages: { id: string }[] } }
    ).facebook;
    const { user } = await connect(sandbox, { person: "7", pages: ids.pages.map((page) => page.id) });
    const seen: string[] = [];
    let reply: GraphReply["body"] = (
      await graph(sandbox, "GET", "/me/accounts", user, { fields: "name", limit: "100" })
    ).body;
    for (;;) {
      seen.push(...(reply.data ?? []).map((row) => String(row.name)));
      const { next } = reply.paging as { next?: string };
      if (!next) break;
      const refused = (await (await fetch(next)).json()) as GraphReply["body"];
      expect(refused.error?.code).toBe(100);
      const followed = await fetch(`${next}&appsecret_proof=${proof(user)}`);
      reply = (await followed.json()) as GraphReply["body"];
    }
    expect(seen).toEqual(pages.map((page) => page.name));
  });

  it("is empty without pages_show_list", async () => {
    const { user } = await connect(sandbox, { scope: "public_profile" });
    expect((await graph(sandbox, "GET", "/me/accounts", user)).body).toEqual({ data: [] });
  });
});

describe("reading", () => {
  it("lists published posts between two times, newest first, in pages", async () => {
    const { page } = await connect(sandbox);
    for (const hour of [8, 9, 10]) {
      const createdAt = `2026-11-20T0${hour % 10}:00:00.000Z`;
      await control(sandbox, "POST", `/facebook/pages/${BAKERY}/posts`, { message: `At ${hour}`, createdAt });
    }
    const fields = "id,message,created_time,permalink_url";
    const all = await graph(sandbox, "GET", `/${BAKERY}/published_posts`, page, { fields, limit: "2" });
    expect(all.body.data?.map((post) => post.message)).toEqual(["At 9", "At 8"]);
    expect(all.body.data?.[0]?.created_time).toBe("2026-11-20T09:00:00+0000");
    expect((all.body.paging as { next: string }).next).toContain("after=");
    const since = String(Date.parse("2026-11-20T09:00:00Z") / 1000);
    const some = await graph(sandbox, "GET", `/${BAKERY}/published_posts`, page, { fields, since });
    expect(some.body.data?.map((post) => post.message)).toEqual(["At 9"]);
    const link = await fetch(String(some.body.data?.[0]?.permalink_url));
    expect(await link.text()).toContain("At 9");
  });

  it("tells who wrote a post, and the parent of a reshare", async () => {
    const { page } = await connect(sandbox);
    const shared = "615500000000003_12";
    for (const post of [{ message: "Ours" }, { message: "Look!", parentId: shared }])
      await control(sandbox, "POST", `/facebook/pages/${BAKERY}/posts`, post);
    const fields = "message,parent_id,from";
    const { body } = await graph(sandbox, "GET", `/${BAKERY}/published_posts`, page, { fields, limit: "2" });
    const from = { id: BAKERY, name: "Kovács Bakery" };
    expect(body.data).toMatchObject([
      { message: "Look!", parent_id: shared, from },
      { message: "Ours", from },
    ]);
    expect(body.data?.[1]).not.toHaveProperty("parent_id");
  });

  it("needs pages_read_engagement", async () => {
    const { page } = await connect(sandbox, { scope: "pages_show_list,pages_manage_posts" });
    const list = await graph(sandbox, "GET", `/${BAKERY}/published_posts`, page);
    expect([list.status, list.body.error?.code]).toEqual([403, 10]);
  });

  it("refuses unknown fields, edges and parameters in Graph's words", async () => {
    const { user, page } = await connect(sandbox);
    const field = await graph(sandbox, "GET", "/me/accounts", user, { fields: "id,shoe_size" });
    expect(field.body.error).toMatchObject({
      code: 100,
      message: "(#100) Tried accessing nonexisting field (shoe_size) on node type (Page)",
    });
    const edge = await graph(sandbox, "GET", `/${BAKERY}/shoes`, page);
    expect(edge.body.error?.code).toBe(2500);
    const parameter = await graph(sandbox, "GET", "/me/accounts", user, { limt: "5" });
    expect(parameter.body.error?.code).toBe(100);
    const unversioned = await fetch(`${sandbox.url}/facebook/graph/latest/me`);
    expect(unversioned.status).toBe(400);
  });

  it("does not show one page's posts to another page's token", async () => {
    const { tokens } = await connect(sandbox);
    const reply = await graph(sandbox, "GET", `/${BAKERY}/published_posts`, tokens.get(CATERING));
    expect(reply.body.error).toMatchObject({ code: 100, error_subcode: 33 });
  });
});

describe("what a post counts", () => {
  async function answered(answers: object) {
    const { page } = await connect(sandbox);
    const made = await control(sandbox, "POST", `/facebook/pages/${BAKERY}/posts`, { message: "Rolls" });
    const { id } = (await made.json()) as { id: string };
    await control(sandbox, "PUT", `/facebook/posts/${id}/answers`, answers);
    return (fields: string) => graph(sandbox, "GET", `/${id}`, page, { fields });
  }

  it("is told where the summary is asked for, and shares only where there are any", async () => {
    const read = await answered({ reactions: 14, comments: 3 });
    const fields = "shares,reactions.limit(0).summary(total_count),comments.limit(0)";
    const { body } = await read(fields);
    expect(body).toMatchObject({
      reactions: { data: [], summary: { total_count: 14 } },
      comments: { data: [] },
    });
    expect(body).not.toHaveProperty("shares");
    expect(body).not.toHaveProperty("comments.summary");
    expect((await (await answered({ shares: 2 }))("shares")).body).toMatchObject({ shares: { count: 2 } });
  });

  it("is refused once the page has answered its calls, with how long to wait", async () => {
    const read = await answered({});
    await control(sandbox, "PUT", `/facebook/pages/${BAKERY}/calls`, { limit: 2 });
    const usage = ({ headers }: GraphReply) => headers.get("x-business-use-case-usage");
    expect(usage(await read("id"))).toContain('"call_count":50');
    expect(usage(await read("id"))).toContain('"call_count":100');
    const refused = await read("id");
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 80001 } } });
    expect(usage(refused)).toContain('"estimated_time_to_regain_access":5');
  });
});

describe("the insights of a post", () => {
  const PEOPLE = "post_total_media_view_unique";
  const INSIGHTS = "public_profile,pages_show_list,pages_read_engagement,read_insights";

  async function gathered(
    insights: object,
    choice: Parameters<typeof connect>[1] = { scope: INSIGHTS },
    pageId = BAKERY,
  ) {
    const { user } = await connect(sandbox, choice);
    const { body } = await graph(sandbox, "GET", "/me/accounts", user, { fields: "access_token" });
    const token = String(body.data?.find((page) => page.id === pageId)?.access_token);
    const made = await control(sandbox, "POST", `/facebook/pages/${pageId}/posts`, { message: "Rolls" });
    const { id } = (await made.json()) as { id: string };
    await control(sandbox, "PUT", `/facebook/posts/${id}/insights`, insights);
    return (path: string) => graph(sandbox, "GET", `/${id}/insights${path}`, token);
  }

  it("are told one metric at a time, also as a field of the page's posts", async () => {
    const read = await gathered({ people: 412, kinds: { like: 3 } });
    expect((await read(`/${PEOPLE}`)).body.data).toMatchObject([
      { name: PEOPLE, period: "lifetime", values: [{ value: 412 }] },
    ]);
    expect((await read("/post_reactions_by_type_total")).body.data).toMatchObject([
      { values: [{ value: { like: 3 } }] },
    ]);
  });

  it("of a metric that was retired, or none, are refused", async () => {
    const read = await gathered({ people: 412 });
    expect((await read("/post_impressions_unique")).body.error).toMatchObject({
      code: 100,
      message: "(#100) The value must be a valid insights metric",
    });
    expect((await read("")).body.error).toMatchObject({ code: 3001, error_subcode: 1504028 });
  });

  it("need the permission, and the task ANALYZE", async () => {
    const without = await gathered({ people: 412 }, { scope: INSIGHTS.replace(",read_insights", "") });
    expect(await without(`/${PEOPLE}`)).toMatchObject({ status: 403, body: { error: { code: 10 } } });
    const pages = [{ id: BAKERY, name: "Bakery", tasks: ["CREATE_CONTENT"] }];
    await control(sandbox, "PUT", "/facebook/accounts", { people: [{ id: "7", name: "Béla Nagy", pages }] });
    const role = await gathered({ people: 412 }, { scope: INSIGHTS, person: "7", pages: [BAKERY] });
    expect(await role(`/${PEOPLE}`)).toMatchObject({ status: 403, body: { error: { code: 200 } } });
  });

  it("are not there before they were gathered, nor of a page with fewer than 100 likes", async () => {
    const from = new Date(Date.now() + 3_600_000).toISOString();
    const soon = await gathered({ people: 412, from });
    expect(await soon(`/${PEOPLE}`)).toMatchObject({ status: 200, body: { data: [] } });
    const pages = [{ id: BAKERY, name: "Bakery", followers: 99 }];
    await control(sandbox, "PUT", "/facebook/accounts", { people: [{ id: "7", name: "Béla Nagy", pages }] });
    const few = await gathered({ people: 412 }, { scope: INSIGHTS, person: "7", pages: [BAKERY] });
    expect((await few(`/${PEOPLE}`)).body.data).toEqual([]);
  });
});
