import { describe, expect, it } from "vitest";
import { POST_PICTURES_LIMIT } from "@/lib/media/constants";
import type { ShownPicture } from "@/lib/media/types";
import { added, moved, without } from "./order-pictures";

const picture = (id: string): ShownPicture => ({
  id,
  url: `/${id}`,
  altText: null,
  width: 4,
  height: 3,
  shape: null,
  focusX: 0.5,
  focusY: 0.5,
});
const idsOf = (pictures: readonly ShownPicture[]) => pictures.map(({ id }) => id).join("");
const abc = ["a", "b", "c"].map(picture);

describe("the order of a post's pictures", () => {
  it.each([
    ["a", 1, "bac"],
    ["b", -1, "bac"],
    ["c", -1, "acb"],
    // Pressed twice before the first press has shown.
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["gone", 1, "abc"],
  ])("%s moved by %i is %s", (id, by, order) => expect(idsOf(moved(abc, id, by))).toBe(order));

  it("takes each picture once, and no more than a post takes", () => {
    expect(idsOf(added(abc, picture("d")))).toBe("abcd");
    expect(idsOf(added(abc, picture("b")))).toBe("abc");
    const full = Array.from({ length: POST_PICTURES_LIMIT }, (_, n) => picture(String(n)));
    expect(added(full, picture("x"))).toHaveLength(POST_PICTURES_LIMIT);
  });

  it("closes the gap of one that is removed", () => expect(idsOf(without(abc, "b"))).toBe("ac"));
});
