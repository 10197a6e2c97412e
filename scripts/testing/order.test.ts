import { expect, it } from "vitest";
import { partOf, rotated } from "./order";

const list = ["a", "b", "c", "d", "e"];

it("begins elsewhere for each commit, and leaves nothing out", () => {
  expect(rotated(list, 7)).toEqual(["c", "d", "e", "a", "b"]);
  expect(rotated([], 7)).toEqual([]);
});

it("is divided into parts that together are all of it", () => {
  expect(["1/3", "2/3", "3/3"].flatMap((part) => partOf(list, part)).sort()).toEqual(list);
  expect(() => partOf(list, "4/3")).toThrow("--part 4/3");
  expect(() => partOf(list, "half")).toThrow("--part half");
});
