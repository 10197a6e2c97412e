import { describe, expect, it } from "vitest";
import { NEARLY_LINEAR, growthOf, repeated } from "../../tests/growth";
import { linksIn } from "./links";

const urlsIn = (text: string) => linksIn(text).map(({ url }) => url);

describe("linksIn", () => {
  const link = "https://example.com/menu";

  it.each([
    ["“", "”"],
    ["”", "”"],
    ["„", "“"],
    ["„", "”"],
    ["‘", "’"],
    ["‚", "‘"],
    ["«", "»"],
    ["»", "«"],
    ["« ", " »"],
    ["‹", "›"],
    ["›", "‹"],
    ['"', '"'],
    ["'", "'"],
    ["(", ")"],
    ["[", "]"],
    ["<", ">"],
    ["**", "**"],
    ["*", "*"],
    [" _", "_"],
    [" ~~", "~~"],
    ["`", "`"],
    ["[Menu](", ")**"],
    ["", "😀"],
    ["→", "←"],
    ["➜", "✦"],
    ["👉🏽", "👈🏽"],
    ["", "❤️"],
    ["", "🇭🇺"],
    ["", "\u200b"],
    ["\u2068", "\u2069"],
    ["", "\u00ad."],
    ["", "–"],
    ["", "—open"],
    ["", "…"],
    ["", "..."],
    ["¿", "?"],
    ["", "!!!"],
    ["", ","],
    ["", "•"],
    ["", "&quot;"],
    ["", "&#8220;!"],
    ["", "&amp;quot;"],
    ["", "&nbsp;today"],
    ["", "&amp; more"],
    ["|", "|"],
    ["", "\\n"],
  ])("ends where it ends: %slink%s", (before, after) => {
    expect(urlsIn(`More: ${before}${link}${after}`)).toEqual([link]);
    expect(urlsIn(`${before}https://example.com${after} and`)).toEqual(["https://example.com"]);
    expect(urlsIn(`${before}example.com${after}`)).toEqual(["https://example.com"]);
  });

  it.each([
    "https://en.wikipedia.org/wiki/Roll_(food)",
    "https://example.com:8443/n?a=1&b=[2]#c",
    "https://kovács-pékség.hu/ünnepi-menü",
    "https://youtu.be/dQw4w9WgXc-",
    "https://youtu.be/dQw4w9WgXc_",
    "https://example.com/@kovacs,1;v=2.5z/!x'y",
    "https://web.archive.org/web/2020/https://example.com/",
    "HTTPS://EXAMPLE.COM/A",
    "http://localhost:4010/sites/bakery",
    "https://192.0.2.1/a",
    "https://owner:secret@example.com/a",
  ])("keeps %s whole", (url) => expect(urlsIn(`See ${url}, (${url}) and ${url}.`)).toEqual([url, url, url]));

  it.each([
    ["https://example.com/?a=1&amp;b=2", "https://example.com/?a=1&b=2"],
    ["https://example.com/?a=1&amp;amp;b=2.", "https://example.com/?a=1&b=2"],
    ["https://example.com/?a=1&#38;b=2", "https://example.com/?a=1&b=2"],
    ["Order at https://example.com.We open at 7", "https://example.com"],
    ["example.com.We open at 7", "https://example.com"],
    ["example.com’s menu", "https://example.com"],
  ])("reads %s", (text, url) => expect(urlsIn(text)).toEqual([url]));

  it("parts links that stand beside each other", () => {
    expect(urlsIn("https://a.example/x,https://b.example/y, cc.example")).toEqual([
      "https://a.example/x",
      "https://b.example/y",
      "https://cc.example",
    ]);
  });

  it.each([
    ["Visit example.com.", "https://example.com"],
    ["www.kovacs.hu/menu", "https://www.kovacs.hu/menu"],
    ["WWW.KOVACS.HU", "https://WWW.KOVACS.HU"],
    ["Kovács-pékség.hu!", "https://Kovács-pékség.hu"],
    ["shop.kovacs.co.uk?", "https://shop.kovacs.co.uk"],
    ["EXAMPLE.COM", "https://EXAMPLE.COM"],
    ["24.hu", "https://24.hu"],
    ["kovacs.example/menu", "https://kovacs.example/menu"],
    ["(kovacs.berlin)", "https://kovacs.berlin"],
    ["x.com/kovacs", "https://x.com/kovacs"],
  ])("takes the bare host of %s", (text, url) => expect(urlsIn(text)).toEqual([url]));

  it.each([
    "M.Sc.",
    "Anna Kovács, M.Sc. and B.Sc.",
    "Dr.med. Huber, Dipl.Ing. Maier, Ph.D.",
    "We love chocolate.It is good.",
    "Bread.So good! Fresh.Es ist da. Pain.Au four.",
    "3.50 Ft, 10.000, 1.2.3, 8.am, 5.cm, 24.de diciembre",
    "z.B. u.a. e.g. i.e. a.m. p.m.",
    "menu.pdf, photo.zip, IMG_1.jpg",
    "info@example.com, jozsi.me@example.com, mailto:a@b.hu",
    "#example.com @example.com",
    "ftp://example.com //example.com",
    "http:// https://[ www. www.hu",
    "kovacs.bakery-shop and node.jsx",
    "Happy new year...see you",
  ])("finds none in: %s", (text) => expect(urlsIn(text)).toEqual([]));

  it("says where a link stands", () => {
    const text = "So: „example.com/a?b=1&amp;c=2“ www.kovacs.hu http://a.hu";
    expect(linksIn(text).map(({ from, to, bare }) => [text.slice(from, to), bare])).toEqual([
      ["example.com/a?b=1&amp;c=2", true],
      ["www.kovacs.hu", true],
      ["http://a.hu", false],
    ]);
  });

  it.each(["a.", "www.", "https://a.hu/(", "a@b.c", "&amp;", "x.com/**", "https://", "[](", "aé-", "1.5,"])(
    "reads a long text of %s in a time that grows with it",
    (piece) => expect(growthOf(repeated(piece), linksIn, 8_000)).toBeLessThan(NEARLY_LINEAR),
  );
});
