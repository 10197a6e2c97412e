import { describe, expect, it } from "vitest";
import type { Glance } from "@/lib/http/egress/read-answer";
import { judgeLink } from "./judge-link";
import type { LinkFinding } from "@/lib/posts/links/types";

const ASKED = "https://www.kovacs.hu/stollen";
const answer = (glance: Partial<Glance> = {}, asked = ASKED) =>
  judgeLink(asked, { glance: { url: asked, status: 200, headers: {}, html: "<p>Stollen</p>", ...glance } });
const page = (title: string, text = "") =>
  `<!doctype html><title>${title}</title><body><p>${text}</p></body>`;

describe("a link whose server answers", () => {
  it.each<[number, LinkFinding | null]>([
    [200, null],
    [204, null],
    [404, "GONE"],
    [410, "GONE"],
    [500, "FAILING"],
    [502, "FAILING"],
    [503, "FAILING"],
    [520, "FAILING"],
    // Refused to robots, not to readers.
    [401, "DENIED"],
    [403, "DENIED"],
    [405, "DENIED"],
    [429, "DENIED"],
    [451, "DENIED"],
    [999, "DENIED"],
    [304, "UNCLEAR"],
    [400, "UNCLEAR"],
  ])("with %i is found %s", (status, finding) =>
    expect(answer({ status })).toEqual({ finding, host: "kovacs.hu" }),
  );

  it("with a failure that is a wall against robots is not called failing", () => {
    expect(answer({ status: 503, headers: { "cf-mitigated": "challenge" } }).finding).toBe("DENIED");
    const html = page("Sorry", "To discuss automated access to our data please write to us.");
    expect(answer({ status: 503, html }).finding).toBe("DENIED");
  });
});

describe("a link that could not be read", () => {
  it.each<[string, Parameters<typeof judgeLink>[1], LinkFinding]>([
    ["has no such name", { reason: "UNREACHABLE", code: "NO_SUCH_NAME" }, "NO_NAME"],
    ["is not answered by the DNS", { reason: "UNREACHABLE", code: "ESERVFAIL" }, "UNCLEAR"],
    ["is refused", { reason: "UNREACHABLE", code: "ECONNREFUSED" }, "REFUSED"],
    ["is cut off", { reason: "UNREACHABLE", code: "ECONNRESET" }, "UNCLEAR"],
    ["has a certificate that has expired", { reason: "UNREACHABLE", code: "CERT_HAS_EXPIRED" }, "INSECURE"],
    [
      "has another's certificate",
      { reason: "UNREACHABLE", code: "ERR_TLS_CERT_ALTNAME_INVALID" },
      "INSECURE",
    ],
    [
      "has a chain that browsers complete",
      { reason: "UNREACHABLE", code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" },
      "UNCLEAR",
    ],
    ["leads into a network", { reason: "ADDRESS", code: "NOT_PUBLIC" }, "PRIVATE"],
    ["redirects in a circle", { reason: "ADDRESS", code: "CIRCLE" }, "CIRCLE"],
    ["redirects on and on", { reason: "ADDRESS" }, "UNCLEAR"],
    ["is silent", { reason: "TIMEOUT" }, "SLOW"],
    ["cannot be decoded", { reason: "TYPE" }, "UNCLEAR"],
  ])("as it %s", (_, outcome, finding) => expect(judgeLink(ASKED, outcome).finding).toBe(finding));
});

describe("a link has moved", () => {
  it.each([
    ["to another's domain", ASKED, "https://casino.example/"],
    ["to the same name under another suffix", ASKED, "https://kovacs.com/stollen"],
    ["to another's site at the same host of sites", "https://kovacs.github.io/", "https://nagy.github.io/"],
    ["to another's under a suffix of two parts", "https://kovacs.co.uk/", "https://nagy.co.uk/"],
  ])("%s", (_, asked, url) => {
    expect(answer({ url }, asked)).toEqual({ finding: "MOVED", host: new URL(url).hostname });
  });

  it.each([
    ["to https and www", "http://kovacs.hu/", "https://www.kovacs.hu/"],
    ["to a page of the site", ASKED, "https://kovacs.hu/menu"],
    ["to a subdomain", "https://kovacs.hu/shop", "https://shop.kovacs.hu/"],
    ["where a shortener leads", "https://bit.ly/3abcDEF", "https://nagy.example/menu"],
    [
      "where a short name of a large site leads",
      "https://youtu.be/abc",
      "https://www.youtube.com/watch?v=abc",
    ],
  ])("not %s", (_, asked, url) => expect(answer({ url }, asked).finding).toBeNull());

  it("not where a visitor has to sign in first", () => {
    const url = "https://login.microsoftonline.com/common/oauth2";
    expect(answer({ url }, "https://forms.office.com/r/abc").finding).toBe("DENIED");
  });
});
