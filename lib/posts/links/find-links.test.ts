import { describe, expect, it } from "vitest";
import { checkedLinksOf, firstLink } from "./find-links";

describe("firstLink", () => {
  it.each([
    ["See https://example.com/menu.", "https://example.com/menu"],
    ["(https://example.com/a) and https://example.com/b", "https://example.com/a"],
    ["https://en.wikipedia.org/wiki/Roll_(food), yes", "https://en.wikipedia.org/wiki/Roll_(food)"],
    ["“https://example.com/?q=1&r=2”!", "https://example.com/?q=1&r=2"],
    ["HTTPS://EXAMPLE.COM", "HTTPS://EXAMPLE.COM"],
    ["mailto:a@b.hu, ftp://x.hu, example.com", "https://example.com"],
    ["„https://example.com“", "https://example.com"],
    ["http://", undefined],
  ])("%s", (text, link) => expect(firstLink(text)).toBe(link));
});

describe("checkedLinksOf", () => {
  it("names each link once, in the text's order", () => {
    const text =
      "Menu: https://kovacs.example/menu. Order at http://kovacs.example/order (or https://kovacs.example/menu).";
    expect(checkedLinksOf(text)).toEqual(["https://kovacs.example/menu", "http://kovacs.example/order"]);
  });

  it("names ten at most, and none that is too long for an index", () => {
    const many = Array.from({ length: 30 }, (_, n) => `https://kovacs.example/${n}`);
    expect(checkedLinksOf(many.join(" "))).toEqual(many.slice(0, 10));
    expect(checkedLinksOf(`https://kovacs.example/${"é".repeat(1_000)} ${many[0]}`)).toEqual([many[0]]);
  });

  it("finds none in a text without", () => {
    expect(checkedLinksOf("Rolls at Kovacs.Fresh, from 7. ftp://kovacs.example http:// https://[")).toEqual(
      [],
    );
  });
});
