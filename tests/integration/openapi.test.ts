import { readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { GET } from "../../app/api/openapi.json/route";
import { API_ROUTES } from "../../app/api/openapi.json/routes";
import { ERRORS } from "../../lib/errors";
import { route } from "../../lib/http/route";
import { undescribed } from "../described";
import { call, open } from "../fixtures";

/** Routes that are a library's, a platform's or the sign-in page's to call, and the description itself. */
const others = [
  "/api/{...path}",
  "/api/auth/{...nextauth}",
  "/api/auth/passkey",
  "/api/inngest",
  "/api/cron/sweep",
  "/api/openapi.json",
];

const onDisk = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, "").replace(/\[+([^\]]+)\]+/g, "{$1}")}`)
  .filter((path) => !others.includes(path));

describe("the API's description", () => {
  it("names every route on the disk, and no other", () => {
    expect(
      API_ROUTES.map(({ path }) => path).sort(),
      "describe it in app/api/openapi.json/routes.ts",
    ).toEqual(onDisk.sort());
  });

  it("names the Idempotency-Key where a route takes one, and nowhere else", async () => {
    type Operation = { parameters?: { name: string; in: string }[] };
    const { paths } = JSON.parse((await call(GET)).text) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const keyed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
        .map(([method]) => `${method} ${path}`),
    );
    expect(keyed.sort()).toEqual([
      "patch /api/idea/{id}",
      "post /api/campaign",
      "post /api/campaign/{id}/move",
      "post /api/campaign/{id}/plan",
      "post /api/campaign/{id}/stop",
      "post /api/facts",
      "post /api/media",
      "post /api/media/{id}/describe",
      "post /api/post",
      "post /api/post/draft",
      "post /api/post/publish",
      "post /api/post/schedule",
      "post /api/post/{id}/duplicate",
      "post /api/post/{id}/rewrite",
      "post /api/week/fill",
      "post /api/week/plan",
      "post /api/week/unfill",
      "post /api/week/write",
    ]);
  });

  it("is compressed once, and is not sent again to a client that has kept it", async () => {
    const plain = await open(GET);
    const { headers } = plain;
    expect(headers.get("content-encoding")).toBeNull();
    const gzipped = await open(GET, { headers: { "accept-encoding": "br, gzip" } });
    expect(gzipped.headers.get("content-encoding")).toBe("gzip");
    const bytes = Buffer.from(await gzipped.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(await plain.text());
    const refused = await open(GET, { headers: { "accept-encoding": "gzip;q=0" } });
    expect(refused.headers.get("content-encoding")).toBeNull();
    const kept = { "if-none-match": headers.get("etag") ?? "" };
    expect(await call(GET, { headers: kept })).toMatchObject({ status: 304, text: "" });
    expect((await call(GET, { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
  });

  it("names under each status the codes of that status, and no other", async () => {
    type Answer = { content: Record<string, { schema: { properties: { message: { enum?: string[] } } } }> };
    const { paths } = JSON.parse((await call(GET)).text) as {
      paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
    };
    const responses = paths["/api/feedback"]?.post?.responses ?? {};
    const codesOf = (status: number) =>
      responses[status]?.content["application/json"]?.schema.properties.message.enum;
    expect(codesOf(402)).toEqual([
      "NO_ACTIVE_SUBSCRIPTION",
      "INSUFFICIENT_CREDIT_AMOUNT",
      "PAYMENT_DECLINED",
    ]);
    expect(codesOf(413)).toEqual(["PAYLOAD_TOO_LARGE", "FILE_TOO_LARGE"]);
    const listed = Object.keys(responses).flatMap((status) => codesOf(Number(status)) ?? []);
    expect(listed.sort()).toEqual(Object.keys(ERRORS).sort());
  });

  it("says what is not in the envelope: a photo, a file, a stream, a redirect", async () => {
    type Answer = { content?: Record<string, unknown> };
    const { paths } = JSON.parse((await call(GET)).text) as {
      paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
    };
    const typesOf = (path: string, method: string, status: number) => {
      const answer = paths[path]?.[method]?.responses[status];
      return answer && Object.keys(answer.content ?? {});
    };
    expect(typesOf("/api/media/{id}/file", "get", 200)).toEqual(["image/*"]);
    expect(typesOf("/api/media/{id}/file", "get", 304)).toEqual([]);
    expect(typesOf("/api/calendar/{token}", "get", 200)).toEqual(["text/calendar"]);
    expect(typesOf("/api/post/draft", "post", 200)).toEqual(["application/json", "text/event-stream"]);
    expect(typesOf("/api/language", "post", 200)).toBeUndefined();
  });

  it("is what replies are held against: another status, type, code or envelope is told", async () => {
    const handler = route({ auth: "none" }, async () => ({}));
    const reply = (body: unknown, status = 200) => Response.json(body, { status });
    const found = async (response: Response) => undescribed(handler, response, await response.clone().text());
    const ok = { statusCode: "OK", message: "OK", object: null };
    const notFound = { statusCode: "NOT_FOUND", message: "POST_NOT_FOUND", object: null };
    expect(await found(reply(ok))).toEqual([]);
    expect(await found(reply(notFound, 404))).toEqual([]);
    expect(await found(reply(ok, 418))).toEqual([
      expect.stringContaining("the status 418 is not one of 200"),
    ]);
    expect(await found(new Response("OK"))).toEqual([expect.stringContaining('the type "text/plain"')]);
    expect(await found(reply({ ...notFound, message: "NOT_SIGNED_IN" }, 404))).toEqual([
      '/message must be equal to one of the allowed values, and is "NOT_SIGNED_IN"',
    ]);
    expect(await found(reply({ ...ok, more: 1 }))).toHaveLength(1);
    expect(await found(reply({ statusCode: "OK", message: "OK" }))).toHaveLength(1);
  });

  it("is made from the schemas that check the requests", async () => {
    const document = JSON.parse((await call(GET)).text) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>
      >;
    };
    expect(document.openapi).toBe("3.1.0");
    const body = document.paths["/api/business"]?.post?.requestBody?.content["application/json"]?.schema;
    expect(body).toMatchObject({
      additionalProperties: false,
      required: expect.arrayContaining(["businessName", "industry", "description"]),
      properties: { businessName: { minLength: 2 }, industry: { enum: expect.arrayContaining(["retail"]) } },
    });
  });
});
