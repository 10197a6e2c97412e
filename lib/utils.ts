import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { classGroups: { "font-size": [{ text: ["label", "section", "title", "hero"] }] } },
});

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
