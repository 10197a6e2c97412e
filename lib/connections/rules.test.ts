import { describe, expect, it } from "vitest";
import { pageToOffer } from "./rules";

const page = (id: string, name: string, canPost = true) => ({
  ...{ id, name, canPost, picture: null },
  refusal: canPost ? null : ("ROLE" as const),
});
const bakery = page("1", "Kovács Bakery");
const choir = page("2", "Village choir");

describe("the page that is offered first", () => {
  it.each([
    ["the only one", [choir], "Kovács Bakery", "2"],
    ["the only one that can be posted to", [page("1", "Kovács Bakery", false), choir], undefined, "2"],
    ["the one with the business's name", [choir, bakery], " kovács bakery", "1"],
    ["none, when no name fits", [choir, bakery], "Kovács", ""],
    ["none, when two names fit", [bakery, { ...bakery, id: "3" }], "Kovács Bakery", ""],
    ["none, when the name is unknown", [choir, bakery], undefined, ""],
    [
      "none, when it cannot be posted to",
      [page("1", "Kovács Bakery", false), choir, page("3", "Club")],
      "Kovács Bakery",
      "",
    ],
    ["none of none", [], "Kovács Bakery", ""],
  ])("is %s", (_, pages, name, id) => expect(pageToOffer(pages, name)).toBe(id));
});
