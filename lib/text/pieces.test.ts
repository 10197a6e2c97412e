import { expect, it } from "vitest";
import { NEARLY_LINEAR, growthOf, repeated } from "../../tests/growth";
import { linksIn } from "./links";
import { piecesOf } from "./pieces";

const markedIn = (text: string) => {
  const pieces = piecesOf(text, linksIn(text));
  expect(pieces.map(({ piece }) => piece).join("")).toBe(text);
  return pieces.filter(({ marked }) => marked).map(({ piece }) => piece);
};

it.each([
  ["Mehr: „https://example.com/a#b“ #Kovács", ["https://example.com/a#b", "#Kovács"]],
  ["#rolls #bread kovacs.hu/menu, www.kovacs.hu.", ["#rolls", "#bread", "kovacs.hu/menu", "www.kovacs.hu"]],
  ["https://example.com😀 #pão_quente2!", ["https://example.com", "#pão_quente2"]],
  ["No. #1 of chocolate.It is good", []],
  ["", []],
])("marks the links and hashtags of %j", (text, marked) => expect(markedIn(text)).toEqual(marked));

it("takes a time that grows with the text", () => {
  const parts = (text: string) => piecesOf(text, linksIn(text));
  expect(growthOf(repeated("#a https://a.hu/b "), parts, 8_000)).toBeLessThan(NEARLY_LINEAR);
});
