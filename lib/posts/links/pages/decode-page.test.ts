import { describe, expect, it } from "vitest";
import { decodePage } from "./decode-page";

const TEXT =
  "Kedves vendégeink! Holnap friss kenyeret és pogácsát sütünk, a tökmagos zsemle is kapható. Várjuk Önöket egész héten hűvös fröccsel és őszi süteményekkel.";
const FRENCH =
  "Chers clients, demain nous préparons du pain complet et des brioches à la crème, dès l’aube. Où êtes-vous ?";
const page = (text: string, head = "") =>
  `<!doctype html><html><head>${head}</head><body><p>${text}</p></body></html>`;
const CENTRAL: Record<string, number> = { ő: 0xf5, ű: 0xfb, Ő: 0xd5, Ű: 0xdb };
const latin2 = (text: string) => Uint8Array.from([...text].map((one) => CENTRAL[one] ?? one.charCodeAt(0)));
const latin1 = (text: string) =>
  Uint8Array.from([...text].map((one) => (one === "’" ? 0x92 : one.charCodeAt(0))));
const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, mark = "") => new Uint8Array(Buffer.from(mark + text, "utf16le"));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
const LATE = `${"<!-- -->".repeat(300)}<meta charset="iso-8859-2">`;

describe("decodePage", () => {
  it.each([
    ["windows-1250, undeclared", latin2(page(TEXT)), undefined],
    ["windows-1250, by its language", latin2(page(TEXT).replace("<html", '<html lang="hu"')), undefined],
    ["windows-1250, declared as UTF-8", latin2(page(TEXT, '<meta charset="utf-8">')), "utf-8"],
    ["windows-1250, by header", latin2(page(TEXT)), "windows-1250"],
    [
      "iso-8859-2, by meta",
      latin2(page(TEXT, '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-2">')),
      null,
    ],
    ["iso-8859-2, by a late meta", latin2(page(TEXT, LATE)), undefined],
    ["iso-8859-2, by XML", latin2(`<?xml version="1.0" encoding="iso-8859-2"?>${page(TEXT)}`), undefined],
    ["an encoding that nobody knows", latin2(page(TEXT)), "x-bakery"],
    ["UTF-8", utf8(page(TEXT)), undefined],
    ["UTF-8, called Latin 1", utf8(page(TEXT)), "iso-8859-1"],
    ["UTF-8 with a mark", utf8(`\ufeff${page(TEXT)}`), "windows-1250"],
    ["UTF-16 with a mark", wide(page(TEXT), "\ufeff"), undefined],
    ["UTF-16, big first, with a mark", swapped(wide(page(TEXT), "\ufeff")), "utf-8"],
    ["UTF-16 without a mark", wide(page(TEXT)), "utf-16"],
    ["UTF-16, big first, undeclared", swapped(wide(page(TEXT))), undefined],
  ])("reads %s", (_, bytes, charset) => expect(decodePage(bytes, charset)).toContain(TEXT));

  it("reads UTF-8 into which a letter of another encoding was pasted", () => {
    const pasted = Buffer.concat([
      utf8(page(TEXT, '<html lang="hu">')),
      Uint8Array.of(0xe9),
      utf8("<p>kifli</p>"),
    ]);
    const text = decodePage(pasted, "utf-8");
    expect(text).toContain(TEXT);
    expect(text).toContain("<p>kifli</p>");
    expect(text).not.toContain("\ufffd");
  });

  it("reads windows-1252, undeclared", () => {
    expect(decodePage(latin1(page(FRENCH)), undefined)).toContain(FRENCH);
  });

  it("reads UTF-8 that is cut within a character, and leaves out what nobody can read", () => {
    expect(decodePage(utf8("sütünk ő").slice(0, -1), undefined)).toBe("sütünk ");
    expect(decodePage(utf8("Rolls \ufffd today"), "utf-8")).toBe("Rolls  today");
    expect(decodePage(Uint8Array.from([0x52, 0x81, 0x8d]), "utf-8")).not.toContain("\ufffd");
    expect(decodePage(new Uint8Array(), undefined)).toBe("");
  });
});
