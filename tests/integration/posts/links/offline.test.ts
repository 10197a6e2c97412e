// A server without a way to the internet of its own finds no name: that says nothing about the links.
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../../../../lib/settings/env";
import { followLink } from "../../../../lib/posts/links/following/follow-link";
import { PUBLIC, openInternet } from "./internet";

let internet: Awaited<ReturnType<typeof openInternet>>;
const { sampleSites, FACEBOOK_GRAPH_URL } = env();
beforeAll(async () => {
  internet = await openInternet();
  Object.assign(env(), { sampleSites: null, FACEBOOK_GRAPH_URL: "http://graph.example" });
});
afterAll(() => {
  internet.close();
  Object.assign(env(), { sampleSites, FACEBOOK_GRAPH_URL });
});

it("calls no link dead where Facebook is out of reach too", async () => {
  internet.site("closed.example", { address: [PUBLIC.nobody] });
  const looking = { userId: "1", network: internet.network, signal: AbortSignal.timeout(20_000) };
  const verdicts = await Promise.all(
    ["http://kovacs.example/", "http://closed.example/", "http://192.168.1.1/"].map((url) =>
      followLink(url, looking),
    ),
  );
  expect(verdicts.map((verdict) => verdict?.finding)).toEqual(["UNCLEAR", "UNCLEAR", "PRIVATE"]);
});
