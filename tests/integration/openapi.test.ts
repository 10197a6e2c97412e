import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GET } from "../../app/api/openapi.json/route";
import { API_ROUTES } from "../../app/api/openapi.json/routes";
import { call } from "../fixtures";

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
      "post /api/media",
      "post /api/media/{id}/describe",
      "post /api/post",
      "post /api/post/draft",
      "post /api/post/publish",
      "post /api/post/schedule",
      "post /api/post/{id}/duplicate",
      "post /api/post/{id}/queue",
      "post /api/post/{id}/rewrite",
      "post /api/week/fill",
    ]);
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
      required: ["businessName", "industry", "description", "targetAudience", "painPoints"],
      properties: { businessName: { minLength: 2 }, industry: { enum: expect.arrayContaining(["retail"]) } },
    });
  });
});
