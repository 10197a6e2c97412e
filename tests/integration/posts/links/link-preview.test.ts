import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { GET as image } from "../../../../app/api/link-preview/image/route";
import { GET as preview } from "../../../../app/api/link-preview/route";
import { env } from "../../../../lib/settings/env";
import { previewLink } from "../../../../lib/posts/links/preview-link";
import { actorOf } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { call } from "../../../fixtures";
import { PUBLIC, openInternet } from "./internet";

const site = (name: string) => `${env().SANDBOX_URL}/sites/${name}`;
const query = (url: string) => `?${new URLSearchParams({ url })}`;
const previewOf = (bearer: string, url: string) =>
  call(preview, { bearer, path: `/api/link-preview${query(url)}` });
const imageOf = (bearer: string, url: string) =>
  call(image, { bearer, path: `/api/link-preview/image${query(url)}` });

describe("the card of a link", () => {
  it("is what the page says of itself, kept by the browser for a while", async () => {
    const { token } = await makeOwner();
    const { status, object, headers } = await previewOf(token, site("moved"));
    expect(status).toBe(200);
    expect(object).toEqual({
      card: {
        url: site("moved"),
        host: new URL(env().SANDBOX_URL).host,
        title: "Christmas stollen to order",
        description: "Baked from 1 December, with almonds and rum raisins. Order until 18 December.",
        imageUrl: `/api/link-preview/image${query(site("bakery.png"))}`,
      },
    });
    expect(headers.get("cache-control")).toBe("private, max-age=600");
  });

  it("has no photo where the page has none, and the host for a title", async () => {
    const { token } = await makeOwner();
    expect((await previewOf(token, site("market"))).object).toMatchObject({ card: { imageUrl: null } });
    const host = new URL(env().SANDBOX_URL).host;
    expect((await previewOf(token, site("empty"))).object).toMatchObject({ card: { title: host } });
  });

  it("is read over http where the text names no scheme and the site has no https", async () => {
    const actor = await actorOf((await makeOwner()).token);
    const internet = await openInternet();
    for (const [host, address] of Object.entries({
      "plain.example": PUBLIC.plain,
      "deaf.example": PUBLIC.nobody,
    }))
      internet.site(host, { address: [address] });
    const cardOf = (host: string, bare?: "true") =>
      previewLink(actor, { url: `https://${host}/`, bare }, internet.network);
    expect(await cardOf("plain.example", "true")).toMatchObject({
      card: { url: "https://plain.example/", title: "A page" },
    });
    expect(await cardOf("plain.example"), "https was written").toEqual({ card: null });
    expect(await cardOf("deaf.example", "true")).toEqual({ card: null });
    internet.close();
  });

  it.each(["/api/state", "/sites/gone", "/sites/inside", "/sites/flyer.pdf"])(
    "is none where the page cannot be read: %s",
    async (path) => {
      const { token } = await makeOwner();
      expect((await previewOf(token, `${env().SANDBOX_URL}${path}`)).object).toEqual({ card: null });
    },
  );

  it.each(["javascript:alert(1)", "file:///etc/passwd", "rolls", ""])("is refused for %j", async (url) => {
    const { token } = await makeOwner();
    expect(await previewOf(token, url)).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
  });

  it("is not read for visitors, nor more often than a person can type", async () => {
    expect((await call(preview, { path: `/api/link-preview${query(site("bakery"))}` })).status).toBe(401);
    const { token } = await makeOwner();
    const replies = await Promise.all(Array.from({ length: 61 }, () => previewOf(token, site("bakery"))));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
    // Two at a time and twenty behind them.
    expect(replies.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  });
});

describe("the photo of a card", () => {
  it("comes from us, encoded anew in the shape of the card", async () => {
    const { token } = await makeOwner();
    const { status, headers, response } = await imageOf(token, site("bakery.png"));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'");
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1000, height: 524 });
  });

  it.each(["/sites/bakery", "/sites/gone", "/api/state"])(
    "is none where there is no photo: %s",
    async (path) => {
      const { token } = await makeOwner();
      expect((await imageOf(token, `${env().SANDBOX_URL}${path}`)).status).toBe(404);
    },
  );
});
