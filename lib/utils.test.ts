import { extendTailwindMerge } from "tailwind-merge";
import { describe, expect, it } from "vitest";
import { cn } from "./utils";

const full = extendTailwindMerge({
  extend: {
    theme: { spacing: ["control"], shadow: ["float"] },
    classGroups: { "font-size": [{ text: ["label", "section", "title", "hero"] }] },
  },
});

describe("cn", () => {
  it.each([
    ["p-4 md:p-6", "p-0"],
    ["p-4 md:p-6", "p-0 md:p-0"],
    ["px-3 py-2", "pl-9 p-1"],
    ["size-10 rounded-full", "size-8 h-4 rounded-md"],
    ["h-control w-full", "w-auto h-8"],
    ["text-label text-ink", "text-ink-soft"],
    ["text-label text-ink", "text-sm text-bad"],
    ["text-[0.9375rem] leading-6", "text-base"],
    ["border border-edge", "border-rule border-2"],
    ["border border-edge bg-sheet", "border-transparent bg-press-wash border-t"],
    ["flex flex-col gap-3 items-center", "flex-row items-start gap-x-4 block"],
    ["grid gap-5 max-w-lg", "max-w-md sm:max-w-xl hidden"],
    ["hover:bg-paper bg-sheet", "hover:bg-press-wash"],
    ["-mx-4 mt-4 shadow-float", "mx-0 mt-0 shadow-none"],
    ["font-medium font-display text-center", "font-normal text-left"],
    ["inset-x-0 inset-y-2 rounded-md border-rule", "rounded-t-none border-b-press left-4"],
    ["bg-sheet bg-cover justify-items-center", "justify-between bg-press justify-end"],
    ["absolute top-1/2 inset-x-0 z-10", "static z-50 inset-0"],
  ])("joins '%s' and '%s' as the full table does", (base, override) => {
    expect(cn(base, override)).toBe(full(base, override));
  });

  it("drops what is false, null or undefined", () => {
    expect(cn("a", false, null, undefined, { b: true, c: false })).toBe("a b");
  });
});
