import { describe, expect, it } from "vitest";
import { POST_PHOTOS_LIMIT } from "@/lib/media/constants";
import type { ShownPhoto } from "@/lib/media/types";
import { added, moved, without } from "./order-photos";

const photo = (id: string): ShownPhoto => ({
  id,
  url: `/${id}`,
  altText: null,
  width: 4,
  height: 3,
  shape: null,
  focusX: 0.5,
  focusY: 0.5,
});
const idsOf = (photos: readonly ShownPhoto[]) => photos.map(({ id }) => id).join("");
const abc = ["a", "b", "c"].map(photo);

describe("the order of a post's photos", () => {
  it.each([
    ["a", 1, "bac"],
    ["b", -1, "bac"],
    ["c", -1, "acb"],
    // Pressed twice before the first press has shown.
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["gone", 1, "abc"],
  ])("%s moved by %i is %s", (id, by, order) => expect(idsOf(moved(abc, id, by))).toBe(order));

  it("takes each photo once, and no more than a post takes", () => {
    expect(idsOf(added(abc, photo("d")))).toBe("abcd");
    expect(idsOf(added(abc, photo("b")))).toBe("abc");
    const full = Array.from({ length: POST_PHOTOS_LIMIT }, (_, n) => photo(String(n)));
    expect(added(full, photo("x"))).toHaveLength(POST_PHOTOS_LIMIT);
  });

  it("closes the gap of one that is removed", () => expect(idsOf(without(abc, "b"))).toBe("ac"));
});
