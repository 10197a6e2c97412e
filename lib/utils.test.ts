import { describe, expect, it } from "vitest";
import { cn } from "./utils";

describe("cn", () => {
  it.each([
    ["p-4 md:p-6", "p-0", "md:p-6 p-0"],
    ["px-3 py-2", "pl-9 p-1", "p-1"],
    ["size-10 rounded-full", "size-8 rounded-md", "size-8 rounded-md"],
    ["hover:bg-paper bg-sheet", "hover:bg-press-wash", "bg-sheet hover:bg-press-wash"],
    ["border border-edge", "border-transparent border-t", "border border-transparent border-t"],
    // What the hand-made table of before did not list, and so kept beside its override.
    ["aspect-video object-cover", "aspect-square object-contain", "aspect-square object-contain"],
    ["divide-y space-y-2", "space-y-4", "divide-y space-y-4"],
  ])("lets '%s' be overridden by '%s'", (base, override, merged) => {
    expect(cn(base, override)).toBe(merged);
  });

  it.each([
    ["a size and a colour stay together", "text-label text-ink", "text-ink-soft", "text-label text-ink-soft"],
    ["a size gives way to a size", "text-label text-ink", "text-sm", "text-ink text-sm"],
    ["Tailwind's size gives way to ours", "text-sm leading-6", "text-section", "text-section"],
    ["the height of a control", "h-control min-h-control w-full", "h-8 w-auto", "min-h-control h-8 w-auto"],
    ["the shadow of what floats", "shadow-float", "shadow-none", "shadow-none"],
    ["our widths", "max-w-text", "max-w-landing", "max-w-landing"],
    [
      "a link keeps its style in another colour",
      "text-link",
      "text-ink-soft text-sm",
      "text-link text-ink-soft text-sm",
    ],
    [
      "utilities that set many properties",
      "control-frame page-title",
      "px-3",
      "control-frame page-title px-3",
    ],
  ])("knows the names of app/globals.css: %s", (_, base, override, merged) => {
    expect(cn(base, override)).toBe(merged);
  });

  it("drops what is false, null or undefined", () => {
    expect(cn("a", false, null, undefined, { b: true, c: false })).toBe("a b");
  });
});
