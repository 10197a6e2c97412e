import { expect, it } from "vitest";
import { saysAvoided } from "./avoided";

it.each([
  ["A super day.", ["super"], true],
  ["A Super day.", ["super"], true],
  ["The supermarket.", ["super"], false],
  ["Unser täglich\nBrot.", ["täglich Brot"], true],
  ["Örömmel jelentjük!", ["örömmel jelentjük"], true],
  ["C++ (free)", ["c++", "(free)"], true],
  ["Unser Mega-Deal!", ["mega-deal"], true],
  ["Anything", [".*", "[a-z]"], false],
  ["Anything", [], false],
])("%j says one of %j: %s", (text, avoided, says) => {
  expect(saysAvoided(text, avoided, "")).toBe(says);
});

it("lets pass what the owner has asked for", () => {
  expect(saysAvoided("Our Super Saturday.", ["super"], "A post on our super Saturday")).toBe(false);
});
